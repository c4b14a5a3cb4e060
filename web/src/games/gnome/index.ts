import type { GameModule } from '$lib/board';
import { inWords, text } from '$lib/text';
import { whyWon } from '$lib/why';
import type { gnome } from '$lib/wire';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { moments } from './moments';
import Result from './Result.svelte';
import { dwell } from './story';
import { cardTitle, nameOf, spaceTitle } from './look';
import setup from './setup';

const WINDOWS = ['reply', 'roll-reply', 'enter-reply', 'attack']; // in which everybody may interrupt

const game: GameModule<gnome.View> = {
  ...setup,
  Board,
  Hand,
  counters(view, seat) {
    const one = view.gnomes[seat];
    if (!one) return [];
    return [
      { label: text('gnome-count-gems'), value: one.gems, glyph: '◆' },
      { label: text('gnome-count-items'), value: one.items.length, glyph: '▤' },
      { label: text('gnome-count-hand'), value: one.hand, glyph: '▮' },
    ];
  },
  summary(view) {
    const parts = view.winners.length
      ? [text('gnome-winner', { names: inWords(view.winners.map((word) => nameOf(view, word))), count: view.winners.length })]
      : [text('gnome-sum-turn', { round: view.round, name: nameOf(view, view.active) })];
    for (const one of view.gnomes)
      parts.push(
        text('gnome-sum-gnome', {
          name: nameOf(view, one.word),
          gems: one.gems,
          where: one.place ? text('gnome-home', { place: one.place }) : inWords([spaceTitle(view, one.space), one.ahead]),
          items: one.items.length,
          hand: one.hand,
          effects: inWords(one.effects.map((effect) => cardTitle(view, effect.card))) || 'none',
        }),
      );
    if (view.stack.length) parts.push(text('gnome-sum-stack', { cards: inWords(view.stack.map((played) => cardTitle(view, played.card))) }));
    if (view.hand.length) parts.push(text('gnome-sum-hand', { cards: inWords(view.hand.map((card) => cardTitle(view, card))) }));
    return parts.join(' ');
  },
  headline: (view) => text('gnome-round', { round: view.round }),
  reacting: (view) => view.asks !== null && WINDOWS.includes(view.asks),
  dwell,
  turn: (view) => view.gnomes.findIndex((one) => one.word === view.active),
  endPause: 3000, // the last gnome walks home
  why(view, names) {
    const counted = view.gnomes.map((one) => ({ points: one.gems, then: one.place }));
    return whyWon((how, told) => text(`gnome-why-${how}`, told), counted, view.winners.map((word) => view.gnomes.findIndex((one) => one.word === word)), names);
  },
  Result,
  moments,
  acting: (view) => view.waited_for.map((word) => view.gnomes.findIndex((one) => one.word === word)),
};

export default game;
