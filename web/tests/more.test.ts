import { describe, expect, it } from 'vitest';
import { sides } from '../src/lib/more';

const row = { scrollLeft: 0, scrollTop: 0, scrollWidth: 900, scrollHeight: 100, clientWidth: 300, clientHeight: 100 };
const scrolls = { overflowX: 'auto', overflowY: 'auto' };

describe('a row that scrolls', () => {
  it('has more on the side that is out of sight', () => {
    expect(sides(row, scrolls)).toBe('right');
    expect(sides({ ...row, scrollLeft: 200 }, scrolls)).toBe('left right');
    expect(sides({ ...row, scrollLeft: 600 }, scrolls)).toBe('left');
    expect(sides({ ...row, scrollWidth: 300, scrollHeight: 200 }, scrolls)).toBe('bottom');
  });

  it('hides nothing where things may stick out', () => {
    expect(sides(row, { overflowX: 'visible', overflowY: 'visible' })).toBe('');
  });

  it('has none where all of it is in sight, but for a pixel or two', () => {
    expect(sides({ ...row, scrollWidth: 303 }, scrolls)).toBe('');
  });
});
