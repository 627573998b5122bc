import { describe, expect, it } from 'vitest';
import { MOST_BYTES, moved, sortOut } from './pictures';

function file(name: string, type: string, size = 10): File {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}
const png = (size?: number) => file('mango.png', 'image/png', size);

describe('sortOut', () => {
  it('takes the four types, up to the last byte of 5 MB', () => {
    const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
    const files = types.map((type) => file('mango', type, MOST_BYTES));
    expect(sortOut(files, 0)).toEqual({ good: files, refusal: undefined });
  });

  it('refuses what is no picture, what is a byte too large, and the eleventh', () => {
    expect(sortOut([file('list.pdf', 'application/pdf')], 0).refusal).toBe('invalidType');
    expect(sortOut([file('drawing.svg', 'image/svg+xml')], 0).refusal).toBe('invalidType');
    expect(sortOut([png(MOST_BYTES + 1)], 0).refusal).toBe('tooLarge');
    expect(sortOut([png()], 10)).toEqual({ good: [], refusal: 'tooMany' });
  });

  it('sends the good ones of a mixed handful', () => {
    const good = png();
    expect(sortOut([file('a.pdf', 'application/pdf'), good, png(MOST_BYTES + 1)], 3)).toEqual({
      good: [good],
      refusal: 'invalidType',
    });
  });
});

describe('moved', () => {
  it.each([
    [2, 0, 'cab'],
    [0, 1, 'bac'],
    [0, 2, 'bca'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
  ])('puts %i at %i: %s', (from, to, result) => {
    expect(moved([...'abc'], from, to).join('')).toBe(result);
  });
});
