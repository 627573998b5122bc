import { describe, expect, it } from 'vitest';
import { chosenPieces, pieceLinesSchema, pieceValues } from './pieces';

const LINES = [
  { lineId: 1, name: 'Mango Ice', most: 20 },
  { lineId: 2, name: 'Tarn One', most: 3 },
];

const read = (...pieces: string[]) =>
  pieceLinesSchema.safeParse(
    pieceValues(LINES, 'none').map((line, index) => ({ ...line, pieces: pieces[index] ?? '' })),
  );

describe('pieces of an order', () => {
  it('starts with all that is left', () => {
    const lines = pieceLinesSchema.parse(pieceValues(LINES, 'all'));
    expect(chosenPieces(lines)).toEqual([
      { lineId: 1, pieces: 20 },
      { lineId: 2, pieces: 3 },
    ]);
  });

  it('sends only the lines with pieces', () => {
    expect(chosenPieces(read('5', '0').data ?? [])).toEqual([{ lineId: 1, pieces: 5 }]);
  });

  it.each([
    ['more than there are', ['21', '0'], 'At most 20.'],
    ['parts of a piece', ['1.5', '0'], 'Enter a whole number of 0 or more.'],
    ['nothing at all', ['0', '0'], 'Enter at least one piece.'],
  ])('refuses %s', (_what, pieces, sentence) => {
    expect(read(...pieces).error?.issues.map(({ message }) => message)).toContain(sentence);
  });
});
