import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTable, retryDelay } from '../src/lib/live.svelte';
import { moments } from '../src/lib/moments.svelte';
import { settings } from '../src/lib/settings.svelte';
import { say, text } from '../src/lib/text';
import { toasts } from '../src/lib/toasts.svelte';
import type { ClientMessage, Option, ServerMessage, Sight, Snapshot, TableInfo, Update } from '../src/lib/wire';

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.readyState = FakeSocket.CLOSED;
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  breakOff() {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
  says(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const info = { id: 't', game: 'violet', seats: [], mine: [0], phase: 'playing' } as unknown as TableInfo;
const play: Option = { name: 'P6', text: 'Play P6.', rules: [], things: [] };
const pass: Option = { name: 'pass', text: 'Pass.', rules: [], things: [] };

function sight(turn: number, options: Option[] = []): Sight {
  return { view: { turn }, question: { text: 'Play a card.', rules: [] }, options };
}

function snapshot(seq: number): ServerMessage {
  const line = { text: 'The game begins.', rules: [], event: [] };
  return {
    type: 'snapshot', seq, table: info, seat: 0, decision: 7, sight: sight(seq), lines: [line], first_line: 0, seen: 1,
    may_undo: false, order: 'ask', deadline: null, now: Date.now() + 5000, chat: [], coaching: null, asks_back: null, version: 1,
  };
}

function update(seq: number, options: Option[] = [], deadline: number | null = null): Update {
  const lines = [{ text: `Decision ${seq}.`, rules: [], event: [] }];
  return { type: 'update', seq, request: '', decision: 100 + seq, sight: sight(seq, options), lines, may_undo: false, deadline, coaching: null };
}

function last(): FakeSocket {
  return FakeSocket.all.at(-1)!;
}

let table: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  settings.motion = 0;
  toasts.list = [];
  table = new LiveTable('t', info);
  last().open();
  last().says(snapshot(4));
});

afterEach(() => table.close());

it('says hello first, and knows the time of the server', () => {
  expect(last().sent[0]).toEqual({ type: 'hello', seq: -1, seat: null, version: 1 });
  expect(table.seat).toBe(0);
  expect(table.now() - Date.now()).toBe(5000);
});

it('answers a beat at once', () => {
  last().says({ type: 'beat', n: 3, now: Date.now() });
  expect(last().sent.at(-1)).toEqual({ type: 'echo', n: 3 });
});

it('takes updates in their order, and the story grows', () => {
  last().says(update(5));
  last().says(update(6, [play]));
  expect(table.sight.view).toEqual({ turn: 6 });
  expect(table.lines.map((line) => line.text)).toEqual(['The game begins.', 'Decision 5.', 'Decision 6.']);
  expect(table.fresh.map((line) => line.text)).toEqual(['Decision 6.']);
});

it('keeps of a view what an update does not name', () => {
  last().says({ ...update(5), sight: { ...sight(5), view: { fuel: 3 } } });
  expect(table.sight.view).toEqual({ turn: 4, fuel: 3 });
  last().says(update(6));
  expect(table.sight.view).toEqual({ turn: 6, fuel: 3 });
});

it('asks whether a decision may be taken back, and sends the answer', () => {
  last().says({ type: 'asked-back', seat: 1 });
  expect(table.askedBack).toBe(1);
  table.allow(false);
  expect(last().sent.at(-1)).toMatchObject({ type: 'allow', allowed: false });
  expect(table.askedBack).toBeNull();
});

it('says so when it is too old for the server, and does not try again', () => {
  last().says({ type: 'refused', request: '', seq: 0, code: 'too-old', text: '', words: { id: 'refusal-too-old', values: { version: 0, ours: 1 } } });
  expect(table.barred).toContain('too old');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it('shows an update twice sent once', () => {
  last().says(update(5));
  last().says(update(5));
  expect(table.lines).toHaveLength(2);
});

describe('a broken connection', () => {
  /** The line breaks, and the next socket never opens; this is what the server says of the table. */
  async function refusedWith(answer: () => Promise<Response>) {
    vi.stubGlobal('fetch', answer);
    last().breakOff();
    vi.advanceTimersByTime(1000);
    last().breakOff();
    await vi.advanceTimersByTimeAsync(60_000);
  }

  it('is not tried again where the server will not have it, and says why', async () => {
    await refusedWith(() => Promise.resolve(Response.json({ code: 'private', text: '', words: { id: 'refusal-private', values: {} } }, { status: 403 })));
    expect(table.barred).toBe(text('refusal-private'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('offline'))],
    ['the server is asked too often', () => Promise.resolve(Response.json({ code: 'too-fast', text: 'Wait.' }, { status: 429 }))],
    ['the server has failed', () => Promise.resolve(new Response('', { status: 502 }))],
    ['only the socket does not come through', () => Promise.resolve(Response.json(info))],
  ])('is tried again when %s', async (_, answer) => {
    await refusedWith(answer);
    expect(table.barred).toBe('');
    expect(table.lost).toBe(true);
    expect(FakeSocket.all.length).toBeGreaterThan(2);
  });

  it('looks on where the seat was given to somebody else', () => {
    last().breakOff();
    vi.advanceTimersByTime(1000);
    last().open();
    last().says({ type: 'refused', request: '', seq: 4, code: 'not-your-seat', text: '', words: { id: 'refusal-not-your-seat', values: {} } });
    expect(last().sent.at(-1)).toEqual({ type: 'hello', seq: -1, seat: null, version: 1 });
    expect(toasts.list.at(-1)?.text).toBe(text('refusal-not-your-seat'));
  });

  it('is taken up where it broke off', () => {
    last().says(update(5));
    last().breakOff();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    expect(last().sent[0]).toEqual({ type: 'hello', seq: 5, seat: 0, version: 1 });
    last().says(update(6));
    expect(table.sight.view).toEqual({ turn: 6 });
  });

  it('is told only when it lasts', () => {
    last().breakOff();
    vi.advanceTimersByTime(1400);
    expect(table.lost).toBe(false);
    vi.advanceTimersByTime(200);
    expect(table.lost).toBe(true);
    vi.advanceTimersByTime(10_000);
    last().open();
    last().says(snapshot(4));
    expect(table.lost).toBe(false);
  });

  it('is noticed by silence', () => {
    vi.advanceTimersByTime(16_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('sends again, under the same name, what was not answered', async () => {
    last().says(update(5, [play]));
    table.decide(play);
    const sent = last().sent.at(-1)!;
    expect(sent).toMatchObject({ type: 'decide', decision: 105, choice: 'P6', hand: 0 });
    last().breakOff();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent[1]).toEqual(sent);
    last().says({ type: 'accepted', request: (sent as { request: string }).request, seq: 6 });
    await vi.runAllTicks();
    last().breakOff();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toHaveLength(1);
  });

  it('takes an update that names a request for its answer', async () => {
    last().says(update(5, [play]));
    table.decide(play);
    const { request } = last().sent.at(-1)! as { request: string };
    last().says({ ...update(6), request });
    await vi.runAllTicks();
    last().breakOff();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toHaveLength(1);
  });

  it('is begun anew when a message is missing', () => {
    last().says(update(7));
    expect(table.sight.view).toEqual({ turn: 4 });
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent[0]).toEqual({ type: 'hello', seq: 4, seat: 0, version: 1 });
  });
});

it('waits longer and longer before it tries again, never all at the same moment', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => retryDelay(attempt, () => 0.5))).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  expect(retryDelay(0, () => 0)).toBeLessThan(retryDelay(0, () => 1));
});

describe('several decisions at once', () => {
  beforeEach(() => {
    settings.motion = 1;
  });

  it('are shown one after the other', () => {
    for (const seq of [5, 6, 7]) last().says(update(seq));
    expect(table.sight.view).toEqual({ turn: 5 });
    vi.advanceTimersByTime(2000);
    expect(table.sight.view).toEqual({ turn: 7 });
  });

  it('are all there as soon as somebody acts', () => {
    for (const seq of [5, 6, 7]) last().says(update(seq));
    table.catchUp();
    expect(table.sight.view).toEqual({ turn: 7 });
  });

  it('do not eat the time of a reaction', () => {
    last().says(update(5));
    last().says(update(6, [play], Date.now() + 1500));
    expect(table.sight.view).toEqual({ turn: 6 });
  });

  describe('of a game that wants them to be looked at', () => {
    beforeEach(() => {
      table.close();
      table = new LiveTable('t', info, { dwell: () => 3000 });
      last().open();
      last().says(snapshot(4));
      last().says(update(5, [pass]));
      last().says(update(6));
      last().says(update(7, [pass]));
    });

    it('stay until they have been seen, or somebody touches something', () => {
      vi.advanceTimersByTime(2900);
      expect(table.sight.view).toEqual({ turn: 5 });
      vi.advanceTimersByTime(200);
      expect(table.sight.view).toEqual({ turn: 6 });
      table.goOn();
      expect(table.sight.view).toEqual({ turn: 7 });
    });

    it('are not answered by a touch that was meant for one before', () => {
      table.goOn(); // a finger comes down on "Pass." of the first
      table.goOn();
      table.decide(pass);
      expect(last().sent.filter((message) => message.type === 'decide')).toEqual([]);
      vi.advanceTimersByTime(1000);
      table.goOn();
      table.decide(pass);
      expect(last().sent.at(-1)).toMatchObject({ type: 'decide', decision: 107, choice: 'pass' });
    });

    it('are shown to the end although a standing order has ended', () => {
      last().says({ ...(snapshot(7) as Snapshot), order: 'only-if-target' });
      expect(table.order).toBe('only-if-target');
      expect(table.sight.view).toEqual({ turn: 5 });
    });
  });
});

describe('a decision', () => {
  beforeEach(() => {
    last().says(update(5, [play, pass]));
  });
  const decided = () => last().sent.filter((message) => message.type === 'decide');

  it('is remembered until it is answered, and not sent twice by an eager finger', () => {
    table.decide(play);
    table.decide(play);
    expect(decided()).toHaveLength(1);
    expect(table.sent).toBe('P6');
    last().says(update(6));
    expect(table.sent).toBeNull();
  });

  it('may be replaced while a window is open, without a word about the first', async () => {
    table.decide(play);
    table.decide(pass);
    expect(decided()).toHaveLength(2);
    const { request } = decided()[0] as { request: string };
    last().says({ type: 'refused', request, seq: 5, code: 'overtaken', text: '', words: { id: 'refusal-overtaken', values: {} } });
    await vi.runAllTicks();
    expect(table.sent).toBe('pass');
    expect(toasts.list).toEqual([]);
  });
});

describe('a question with one answer', () => {
  const question = { text: { id: 'naughty-ask-how-many', values: {} }, rules: [] };
  const asks = (seq: number, request: string, options = [play]) => ({ ...update(seq), request, sight: { ...sight(seq, options), question } });
  const decided = () => last().sent.filter((message) => message.type === 'decide');

  beforeEach(() => {
    table.close();
    table = new LiveTable('t', info, { needless: (question) => question === 'naughty-ask-how-many' });
    last().open();
    last().says(snapshot(4));
    table.decide(pass);
  });

  it('is not asked where it follows from what one has decided', () => {
    last().says(asks(5, (decided()[0] as { request: string }).request));
    expect(decided().slice(1)).toMatchObject([{ choice: 'P6', decision: 105 }]);
  });

  it('is asked where there is more to choose, or where one has come back to it', () => {
    last().says(asks(5, (decided()[0] as { request: string }).request, [play, pass]));
    last().says(asks(6, ''));
    expect(decided()).toHaveLength(1);
    expect(table.sight.options).toEqual([play]);
  });
});

it('asks nobody to shout while a shout is counted down', () => {
  last().says(update(5, [play]));
  last().says({ type: 'hand', event: 'opens', at: 0, seat: 0, hand: 0, choice: '', lands: 3000, opens: 3500, code: '', text: '' });
  expect(table.sight.options).toEqual([]);
  expect(say(table.sight.question!.text)).toContain('the hunt is open');
  last().says(update(6, [play]));
  expect(table.sight.options).toEqual([play]);
});

it('tells the board of what is sent and what comes of it', async () => {
  const heard: unknown[] = [];
  table.live.handFor = () => 1;
  table.live.onSent((choice, hand, answer) => void answer.then((got) => heard.push([choice, hand, got])));
  table.decide(play);
  const { request } = last().sent.at(-1) as { request: string };
  last().says({ type: 'refused', request, seq: 4, code: 'late', text: '', words: { id: 'refusal-stale', values: {} } });
  await vi.waitFor(() => expect(heard).toEqual([['P6', 1, { ok: false, code: 'late', text: text('refusal-stale') }]]));
});

it('shows the moments of every decision, also of those that come at once', () => {
  table.close();
  table = new LiveTable('t', info, { moments: (lines) => lines.map((line) => ({ lines: [say(line.text)], tone: 'plain' as const })) });
  last().open();
  last().says(snapshot(4));
  expect(moments.now).toBeUndefined(); // who comes to the table reads the log
  last().says(update(5));
  last().says(update(6, [play], Date.now() + 9000));
  expect(moments.now?.lines).toEqual(['Decision 5.']);
  moments.next();
  expect(moments.now?.lines).toEqual(['Decision 6.']);
  table.close();
  expect(moments.now).toBeUndefined();
});
