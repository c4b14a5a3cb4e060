/** What seats are called: by the names of the people who sit there, where the game itself has only colours for them. */
import { untrack } from 'svelte';
import { signColour } from './table';
import { callSeats, say, seatKey, text } from './text';
import type { SeatInfo, Words } from './wire';

const NOBODY: ReadonlyMap<string, string> = new Map();
let called = $state.raw(NOBODY);
callSeats(() => called);

/** What the game calls a seat, whoever sits there: "Blue". */
export function roleOf(name: Words | string): string {
  return typeof name === 'string' ? name : text(name.id, name.values as Record<string, string> | undefined);
}

/** The person, and the seat where it is not called by the person: "Hanna (Torech)". */
export function whoSits({ name, player }: SeatInfo): string {
  const seat = say(name);
  return player === null || seat.includes(player) ? seat : text('seat-person', { person: player, seat });
}

/** The word behind a seat's name, by which a game knows its colour: "blue". */
export function seatWord(name: Words | string): string {
  if (typeof name === 'string') return name.toLowerCase();
  return String(name.values?.colour ?? name.id.slice(name.id.lastIndexOf('-') + 1));
}

/** From now on these seats are called by their people. Two of one name, or one at several seats, are told apart. */
export function callByNames(seats: readonly SeatInfo[]): void {
  const people = seats.map((seat) => (seat.bot && !seat.stand_in ? null : seat.player));
  const names = seats.flatMap(({ name }, seat) => {
    const person = people[seat];
    if (!person || typeof name === 'string') return [];
    const alone = people.filter((other) => other === person).length === 1;
    return [[seatKey(name), alone ? person : text('seat-person', { person, seat: roleOf(name) })] as const];
  });
  const next = new Map(names);
  if (next.size !== called.size || names.some(([key, name]) => called.get(key) !== name)) called = next;
}

/** How a seat is marked wherever it is meant: its colour, and its own sign where the game has one. */
export interface SeatLook {
  colour: string;
  /** A path in a square of 48; without it the seat's animal. */
  shape?: string;
}
interface Dressed {
  seatLook?(word: string, seat: number): SeatLook;
  characters?: boolean;
}

let looks: readonly (SeatLook | undefined)[] = $state.raw([]);
export const lookOf = (seat: number): SeatLook => looks[seat] ?? { colour: signColour(seat) };

export function dressSeats(names: readonly (Words | string)[], game: Dressed | undefined): void {
  looks = names.map((name, seat) => game?.seatLook?.(seatWord(name), seat));
}

/** Who sits at this table and how they look, as long as its page is open; call it while a component begins. */
export function seatPeople(table: () => { readonly seats: readonly SeatInfo[] }, game: () => Dressed | undefined): void {
  $effect.pre(() => {
    const [seats, dressed] = [table().seats, game()];
    untrack(() => {
      dressSeats(seats.map(({ name }) => name), dressed);
      if (dressed?.characters) called = NOBODY;
      else callByNames(seats);
    });
  });
  $effect.pre(() => () => {
    called = NOBODY;
    looks = [];
  });
}
