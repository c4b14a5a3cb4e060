/** Cards that others play, what becomes of them, hazards, and coming home. A brawl has a panel of its own. */
import { momentsIn, saidBy, type Moment } from '$lib/moments.svelte';
import SeatSign from '$lib/components/SeatSign.svelte';
import { say } from '$lib/text';
import type { gnome, Line } from '$lib/wire';
import GnomeCard from './GnomeCard.svelte';

const WITH_IT = ['gnome-works', 'gnome-works-turns', 'gnome-waits', 'gnome-fizzled', 'gnome-jewels-lost', 'gnome-swapped', 'gnome-item-lost', 'gnome-paid', 'gnome-paid-mine', 'gnome-home-pays', 'gnome-late-owes', 'gnome-redeemed'];
const CARDS = ['played', 'answered', 'reflected', 'cancelled'];
const GNOMES = ['sent', 'slid', 'came-home'];

export function moments(lines: readonly Line[], view: gnome.View): readonly Moment[] {
  return momentsIn(
    lines,
    (line) => {
      if (saidBy(line) === 'gnome-hazard-hit') return { tone: 'bad' };
      const [what, who, card, target] = line.event.map(String);
      if (what === undefined || saidBy(line) === '') return undefined;
      const id = what === 'cancelled' ? who! : card!;
      if (CARDS.includes(what) && view.cards[id] && (what === 'cancelled' || who !== view.you)) {
        const shown = { art: GnomeCard, props: { id, card: view.cards[id] }, tone: target === view.you ? 'bad' : 'plain' } as const;
        if (typeof line.text === 'string' || line.text.id !== 'gnome-played') return shown;
        return { ...shown, lines: [say({ ...line.text, id: 'gnome-plays' })] }; // what it does is written on the card
      }
      const seat = view.gnomes.findIndex((one) => one.word === who);
      if (GNOMES.includes(what) && seat >= 0) return { art: SeatSign, props: { seat }, tone: what === 'sent' ? 'bad' : 'good' };
      return undefined;
    },
    WITH_IT,
  );
}
