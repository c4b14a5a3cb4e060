/** Cards that others play, what becomes of them, hazards, and coming home. A brawl has a panel of its own. */
import { momentsIn, saidBy, spokenOf, type Moment } from '$lib/moments.svelte';
import { inWords, say } from '$lib/text';
import type { gnome, Line } from '$lib/wire';
import Deed from './Deed.svelte';
import GnomeCard from './GnomeCard.svelte';
import { nameOf } from './look';
import { shirt } from './setup';

const WITH_IT = ['gnome-works', 'gnome-works-turns', 'gnome-waits', 'gnome-fizzled', 'gnome-jewels-lost', 'gnome-swapped', 'gnome-item-lost', 'gnome-paid', 'gnome-paid-mine', 'gnome-home-pays', 'gnome-late-owes', 'gnome-redeemed'];
const CARDS = ['played', 'answered', 'reflected', 'cancelled'];
const GNOMES = ['sent', 'slid', 'came-home'];

/** The gnome, and what befalls him. */
function deed(what: string, word: string, view: gnome.View) {
  const seat = view.gnomes.findIndex((one) => one.word === word);
  return { art: Deed, props: { deed: what, colour: shirt(word, seat), letter: nameOf(view, word)[0] ?? '' } };
}

export function moments(lines: readonly Line[], view: gnome.View): readonly Moment[] {
  return momentsIn(
    lines,
    (line) => {
      if (saidBy(line) === 'gnome-hazard-hit') {
        const name = inWords(spokenOf(line, 'who') ?? '');
        const gnome = view.gnomes.find((one) => inWords(one.name) === name);
        return { ...deed('hazard', gnome?.word ?? '', view), title: name, tone: 'bad' }; // it says "you" of whoever stands there
      }
      const [what, who, card, target] = line.event.map(String);
      if (what === undefined || saidBy(line) === '') return undefined;
      const id = what === 'cancelled' ? who! : card!;
      if (CARDS.includes(what) && view.cards[id] && (what === 'cancelled' || who !== view.you)) {
        const shown = { art: GnomeCard, props: { id, card: view.cards[id] }, tone: target === view.you ? 'bad' : 'plain' } as const;
        if (typeof line.text === 'string' || line.text.id !== 'gnome-played') return shown;
        return { ...shown, lines: [say({ ...line.text, id: 'gnome-plays' })] }; // what it does is written on the card
      }
      return GNOMES.includes(what) ? { ...deed(what, who!, view), tone: what === 'sent' ? 'bad' : 'good' } : undefined;
    },
    WITH_IT,
  );
}
