import { describe, expect, it } from 'vitest';
import { readBlock, writeBlock } from './block';
import { countOf, cursorAt, placesOf, rangeOf, step, tab } from './cursor';
import { cellKey, NO_WORK, summarize, work, type Entry, type Step, type Work } from './edits';
import { readPrice } from './price';

describe('a typed price', () => {
  it.each([
    ['12', '12.00'],
    [' $1,234.5 ', '1234.50'],
    ['12,5', '12.50'],
    ['1,234', '1234.00'],
    ['0.01', '0.01'],
    ['9999999999.99', '9999999999.99'],
  ])('%s is %s', (typed, price) => expect(readPrice(typed)).toEqual({ price }));

  it.each(['', '  ', '—', '-'])('"%s" is no price', (typed) =>
    expect(readPrice(typed)).toEqual({ price: null }),
  );

  it.each([
    ['abc', 'notMoney'],
    ['1.005', 'notMoney'],
    ['1,23,4', 'notMoney'],
    ['1e3', 'notMoney'],
    ['0', 'notAboveZero'],
    ['-3', 'notAboveZero'],
    ['\u22123', 'notAboveZero'],
    ['10000000000', 'tooMuch'],
  ])('%s is refused: %s', (typed, problem) => expect(readPrice(typed)).toEqual({ problem }));
});

describe('a block of cells', () => {
  it('is read as spreadsheets write it', () => {
    expect(readBlock('1\t2\r\n3\t\r\n')).toEqual([
      ['1', '2'],
      ['3', ''],
    ]);
    expect(readBlock('"a ""b""\tc\nd"\t5')).toEqual([['a "b"\tc\nd', '5']]);
    expect(readBlock('7')).toEqual([['7']]);
    expect(readBlock('')).toEqual([]);
  });

  it('is written so that it can be read', () => {
    const rows = [
      ['1.00', ''],
      ['', '4.00'],
    ];
    expect(readBlock(writeBlock(rows))).toEqual(rows);
  });
});

describe('the cursor', () => {
  const size = { rows: 30, columns: 4 };
  const at = (row: number, column: number) => ({ row, column });

  it.each([
    ['ArrowUp', false, at(4, 1)],
    ['ArrowDown', true, at(29, 1)],
    ['ArrowLeft', false, at(5, 0)],
    ['ArrowRight', true, at(5, 3)],
    ['Home', false, at(5, 0)],
    ['End', true, at(29, 3)],
    ['PageDown', false, at(15, 1)],
    ['PageUp', false, at(0, 1)],
    ['x', false, undefined],
  ])('goes by %s (far: %s)', (key, far, to) => expect(step(at(5, 1), key, far, size)).toEqual(to));

  it('goes by Tab from row to row and out at the ends', () => {
    expect(tab(at(0, 3), false, size)).toEqual(at(1, 0));
    expect(tab(at(1, 0), true, size)).toEqual(at(0, 3));
    expect(tab(at(29, 3), false, size)).toBeUndefined();
    expect(tab(at(0, 0), true, size)).toBeUndefined();
  });

  it('selects a rectangle from any corner', () => {
    const range = rangeOf({ at: at(1, 3), anchor: at(2, 2) });
    expect(range).toEqual({ top: 1, bottom: 2, left: 2, right: 3 });
    expect(placesOf(range)).toEqual([at(1, 2), at(1, 3), at(2, 2), at(2, 3)]);
    expect(countOf(rangeOf(cursorAt(at(3, 3))))).toBe(1);
  });
});

describe('edits', () => {
  const entry = (productId: number, typed: string, current: string | null = '10.00'): Entry => ({
    productId,
    column: 'usa',
    name: `Product ${productId}`,
    current,
    typed,
  });
  const after = (...steps: Step[]): Work => steps.reduce(work, NO_WORK);
  const enter = (...entries: Entry[]): Step => ({ do: 'enter', entries });

  it('keeps what differs from the price that counts', () => {
    const { edits } = after(
      enter(entry(1, '12'), entry(2, '10'), entry(3, ''), entry(4, '', null)),
    );
    expect([...edits.keys()]).toEqual(['1:usa', '3:usa']);
    expect(edits.get('1:usa')).toMatchObject({ price: '12.00', expected: '10.00' });
    expect(edits.get('3:usa')).toMatchObject({ price: null, expected: '10.00' });
  });

  it('stays against what was seen first, also where that was no price', () => {
    for (const seen of [null, '9.00']) {
      const { edits } = after(enter(entry(1, '12', seen)), enter(entry(1, '13', '10.00')));
      expect(edits.get('1:usa')).toMatchObject({ price: '13.00', expected: seen });
    }
  });

  it('is none once the old price is back', () => {
    expect(after(enter(entry(1, '12')), enter(entry(1, '10.0'))).edits.size).toBe(0);
  });

  it('keeps a text that is no price, with the reason', () => {
    const { edits } = after(enter(entry(1, ' abc ')));
    expect(edits.get('1:usa')).toMatchObject({ typed: 'abc', problem: 'notMoney' });
    expect(summarize(edits)).toMatchObject({ count: 1, wrong: 1, removed: 0 });
  });

  it('takes a whole paste back at once, and does it again', () => {
    const pasted = after(enter(entry(1, '11')), enter(entry(1, '12'), entry(2, '13')));
    const undone = work(pasted, { do: 'undo' });
    expect([...undone.edits.values()].map(({ price }) => price)).toEqual(['11.00']);
    expect(work(undone, { do: 'undo' }).edits.size).toBe(0);
    expect(work(undone, { do: 'redo' }).edits).toEqual(pasted.edits);
    expect(work(undone, enter(entry(9, '1'))).future).toEqual([]);
    expect(work(NO_WORK, { do: 'undo' })).toBe(NO_WORK);
  });

  it('can be discarded and brought back', () => {
    const discarded = after(enter(entry(1, '12')), { do: 'discard' });
    expect(discarded.edits.size).toBe(0);
    expect(work(discarded, { do: 'undo' }).edits.size).toBe(1);
    expect(after({ do: 'discard' })).toBe(NO_WORK);
  });

  it('keeps what was typed while it was being saved', () => {
    const saved = after(enter(entry(1, '12'), entry(2, '13')), {
      do: 'saved',
      keys: [cellKey(1, 'usa')],
    });
    expect([...saved.edits.keys()]).toEqual(['2:usa']);
    expect(saved.past).toEqual([]);
  });

  it('lets the person choose between their price and one somebody else has set', () => {
    const now = new Map([
      ['1:usa', '11.00'],
      ['2:usa', '13.00'],
      ['8:usa', '1.00'],
    ]);
    const met = after(enter(entry(1, '12'), entry(2, '13'), entry(3, '14')), { do: 'meet', now });
    expect(summarize(met.edits).conflicts).toBe(2);
    const mine = work(met, { do: 'settle', keep: 'mine' }).edits;
    expect([...mine.keys()]).toEqual(['1:usa', '3:usa']);
    expect(mine.get('1:usa')).toMatchObject({ price: '12.00', expected: '11.00' });
    expect(mine.get('1:usa')).not.toHaveProperty('conflict');
    expect([...work(met, { do: 'settle', keep: 'theirs' }).edits.keys()]).toEqual(['3:usa']);
  });

  it('sums up what saving does', () => {
    const { edits } = after(
      enter(entry(1, '12'), entry(2, '9'), entry(3, ''), entry(4, '5', null), entry(5, '0')),
    );
    expect(summarize(edits)).toEqual({
      count: 5,
      products: 5,
      raised: 1,
      lowered: 1,
      added: 1,
      removed: 1,
      wrong: 1,
      conflicts: 0,
    });
  });
});
