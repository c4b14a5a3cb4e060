import { describe, expect, it } from 'vitest';
import { Picking } from '../src/lib/picking.svelte';
import type { Option } from '../src/lib/wire';

function option(name: string, ...things: string[]): Option {
  return { name, text: `do ${name}`, rules: [`rule-${name}`], things };
}

function picking(options: Option[], swift = false) {
  const played: string[] = [];
  const pick = new Picking((chosen) => played.push(chosen.name));
  pick.offer(options, swift);
  return { pick, played };
}

const HUNT = [
  option('flip3', 'token:3', 'token:3'),
  option('3bird', 'token:3', 'ground:bird'),
  option('4bird', 'token:4', 'ground:bird'),
  option('4fish', 'token:4', 'ground:fish'),
  option('wait'),
];

describe('one touch', () => {
  const CARDS = [option('P6', 'card:P6'), option('M1', 'card:M1'), option('rest')];

  it('chooses, and a second touch plays', () => {
    const { pick, played } = picking(CARDS);
    expect(pick.lit('card:P6')).toBe(true);
    expect(pick.lit('card:B9')).toBe(false);
    pick.touch('card:P6');
    expect(pick.chosen('card:P6')).toBe(true);
    expect(pick.ready?.name).toBe('P6');
    expect(played).toEqual([]);
    pick.touch('card:P6');
    expect(played).toEqual(['P6']);
    expect(pick.things).toEqual([]);
  });

  it('plays the only option at once, and the only thing that glows where it can be taken back', () => {
    const asked: [string, boolean | undefined][] = [];
    const pick = new Picking((chosen, gently) => asked.push([chosen.name, gently]));
    pick.offer([option('P6', 'card:P6')]);
    pick.touch('card:P6');
    expect(asked).toEqual([['P6', undefined]]);
    pick.offer([option('P6', 'card:P6'), option('rest')]);
    pick.touch('card:P6');
    expect(asked[1]).toEqual(['P6', true]);
    expect(pick.ready?.name).toBe('P6'); // refused as final, it waits for its confirmation
    pick.offer([option('P6', 'card:P6')], false, () => {});
    pick.clear();
    pick.touch('card:P6');
    expect(asked).toHaveLength(2); // a lesson teaches to confirm
  });

  it('moves the choice to another card', () => {
    const { pick, played } = picking(CARDS);
    pick.touch('card:P6');
    expect(pick.lit('card:M1')).toBe(false);
    expect(pick.instead('card:M1')).toBe(true);
    pick.touch('card:M1');
    expect(pick.things).toEqual(['card:M1']);
    pick.confirm();
    expect(played).toEqual(['M1']);
  });

  it('plays at the first touch where that is wanted', () => {
    const { pick, played } = picking(CARDS, true);
    pick.touch('card:M1');
    expect(played).toEqual(['M1']);
  });

  it('ignores what is not legal', () => {
    const { pick, played } = picking(CARDS);
    pick.touch('card:B9');
    expect(pick.things).toEqual([]);
    expect(played).toEqual([]);
  });

  it('keeps what touches nothing for the bar', () => {
    const { pick } = picking(CARDS);
    expect(pick.plain.map((one) => one.name)).toEqual(['rest']);
  });
});

describe('several touches', () => {
  it('lights only what goes on with the choice', () => {
    const { pick } = picking(HUNT);
    expect(pick.lit('ground:bird')).toBe(false);
    pick.touch('token:4');
    expect(pick.ready).toBeUndefined();
    expect(pick.lit('ground:bird')).toBe(true);
    expect(pick.lit('ground:fish')).toBe(true);
    expect(pick.matching.map((one) => one.name)).toEqual(['4bird', '4fish']);
    pick.touch('token:3');
    expect(pick.things).toEqual(['token:3']);
    expect(pick.lit('ground:fish')).toBe(false);
  });

  it('takes the same thing twice where an option says so', () => {
    const { pick, played } = picking(HUNT);
    pick.touch('token:3');
    expect(pick.lit('token:3')).toBe(true);
    pick.touch('token:3');
    expect(pick.ready?.name).toBe('flip3');
    pick.touch('token:3');
    expect(played).toEqual(['flip3']);
  });

  it('takes a half-made choice back when its last thing is touched again', () => {
    const { pick } = picking(HUNT);
    pick.touch('token:4');
    pick.touch('token:4');
    expect(pick.things).toEqual([]);
  });

  it('plays at the last touch when swift', () => {
    const { pick, played } = picking(HUNT, true);
    pick.touch('token:4');
    expect(played).toEqual([]);
    pick.touch('ground:fish');
    expect(played).toEqual(['4fish']);
  });

  it('asks again for what is final, also when swift', () => {
    const { pick, played } = picking([]);
    pick.offer([...HUNT, option('home', 'elder')], true, undefined, (one) => one.name === 'home');
    pick.touch('elder');
    expect(played).toEqual([]);
    expect(pick.ready?.name).toBe('home');
    pick.touch('elder');
    expect(played).toEqual(['home']);
    pick.offer([option('home', 'elder'), option('hold')], true, undefined, (one) => one.name === 'home');
    pick.touch('elder');
    expect(played, 'also where nothing else can be touched').toEqual(['home']);
  });

  it('does not play swiftly while another option goes on', () => {
    const { pick, played } = picking([option('a', 'card:a'), option('a-at-b', 'card:a', 'seat:b')], true);
    pick.touch('card:a');
    expect(played).toEqual([]);
    expect(pick.ready?.name).toBe('a');
    expect(pick.lit('seat:b')).toBe(true);
  });

  it('is not ready when two options touch the same things', () => {
    const { pick } = picking([option('left', 'card:a'), option('right', 'card:a')]);
    pick.touch('card:a');
    expect(pick.ready).toBeUndefined();
    expect(pick.matching).toHaveLength(2);
  });
});

describe('a new offer', () => {
  it('keeps a choice that still leads somewhere, and drops one that does not', () => {
    const { pick } = picking(HUNT);
    pick.touch('token:4');
    pick.offer([option('4bird', 'token:4', 'ground:bird')]);
    expect(pick.things).toEqual(['token:4']);
    pick.offer([option('3bird', 'token:3', 'ground:bird')]);
    expect(pick.things).toEqual([]);
  });

  it('asks nothing when there are no options', () => {
    const { pick } = picking([]);
    expect(pick.asked).toBe(false);
    expect(pick.ready).toBeUndefined();
  });
});

it('says what a touch means, and the rules behind it', () => {
  const { pick } = picking(HUNT);
  expect(pick.means('token:4')).toBeUndefined();
  pick.touch('token:4');
  expect(pick.means('ground:fish')).toBe('Do 4fish');
  expect(pick.rules('ground:fish')).toEqual(['rule-4fish']);
});

it('knows what kinds of things lead on', () => {
  const pick = new Picking(() => {});
  const option = (name: string, ...things: string[]) => ({ name, text: name, rules: [], things });
  pick.offer([option('a', 'card:A', 'space:1'), option('b', 'card:A', 'seat:0'), option('pass')]);
  expect(pick.kinds).toEqual(['card']);
  pick.touch('card:A');
  expect(pick.kinds).toEqual(['space', 'seat']);
});
