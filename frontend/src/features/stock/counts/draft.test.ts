import { describe, expect, it } from 'vitest';
import {
  addLines,
  afterCheck,
  byLocation,
  countedLines,
  countOne,
  EMPTY,
  hasMoved,
  isClean,
  keyOf,
  linesOf,
  removeLine,
  setCounted,
  sumsOf,
  type Draft,
} from './draft';

const mango = { id: 1, name: 'Mango', sku: 'M-1', stockBalance: 30 };
const lots = [
  { id: 7, code: 'L-7', balance: 10, isHeld: false },
  { id: 8, code: 'L-8', balance: 15, isHeld: true },
  { id: 9, code: 'L-9', balance: 0, isHeld: false },
];
const start = addLines(EMPTY, linesOf(mango, lots));

describe('what there is to count', () => {
  it('is each lot with pieces and the rest outside of lots', () => {
    expect(start.lines.map((line) => [keyOf(line), line.expected])).toEqual([
      ['1:7', 10],
      ['1:8', 15],
      ['1:', 5],
    ]);
  });

  it('is one figure for a product without lots, also of an empty shelf', () => {
    expect(linesOf({ ...mango, stockBalance: 0 }, [])).toMatchObject([
      { lotId: null, expected: 0 },
    ]);
    expect(linesOf({ ...mango, stockBalance: 25 }, lots)).toHaveLength(2);
  });

  it('is added once, and keeps what is counted', () => {
    const counted = setCounted(start, '1:7', '9');
    const again = addLines(counted, linesOf(mango, lots));
    expect(again).toEqual(counted);
  });
});

it('lies where its lot does, else where its product does, and is walked to by that', () => {
  const [first, second] = lots;
  if (!first || !second) throw new Error('there are lots');
  const found = linesOf({ ...mango, location: 'A-10-1-1' }, [
    { ...first, location: 'A-2-1-1' },
    { ...second, location: null },
  ]);
  expect(found.map(({ location }) => location)).toEqual(['A-2-1-1', 'A-10-1-1', 'A-10-1-1']);
  const loose = linesOf({ id: 2, name: 'Apple', sku: 'A', stockBalance: 1 }, []);
  const order = byLocation([...loose, ...found.toReversed()]);
  expect(order.map(({ location, name }) => location ?? name)).toEqual([
    'A-2-1-1',
    'A-10-1-1',
    'A-10-1-1',
    'Apple',
  ]);
});

describe('counting', () => {
  it('takes whole figures only', () => {
    expect(setCounted(start, '1:7', ' 1,2x').lines[0]?.counted).toBe('12');
  });

  it('sums what was found and what is missing', () => {
    let draft = setCounted(start, '1:7', '12');
    draft = setCounted(draft, '1:8', '11');
    expect(sumsOf(draft)).toEqual({ counted: 2, open: 1, differing: 2, more: 2, fewer: 4 });
    draft = setCounted(draft, '1:', '5');
    expect(sumsOf(draft)).toMatchObject({ counted: 3, open: 0, differing: 2 });
  });

  it('counts piece by piece, as a scanner does', () => {
    expect(countOne(countOne(start, '1:'), '1:').lines[2]?.counted).toBe('2');
  });

  it('sends only what was counted, a zero too', () => {
    const draft = setCounted(setCounted(start, '1:7', '0'), '1:', '6');
    expect(countedLines(draft)).toEqual([
      { productId: 1, lotId: 7, expected: 10, counted: 0 },
      { productId: 1, expected: 5, counted: 6 },
    ]);
    expect(countedLines(removeLine(draft, '1:7'))).toHaveLength(1);
  });
});

describe('the answer of the server', () => {
  const draft: Draft = setCounted(setCounted(start, '1:7', '9'), '1:8', '15');

  it('asks to count again what has moved since, with the new figure', () => {
    const after = afterCheck(draft, [
      { productId: 1, lotId: 7, balance: 8 },
      { productId: 1, lotId: 8, balance: 15 },
    ]);
    expect(after.lines[0]).toMatchObject({ expected: 8, counted: '', movedFrom: 10 });
    expect(after.lines[1]).toEqual(draft.lines[1]);
    expect(isClean(after)).toBe(false);
    expect(after.lines.filter(hasMoved)).toHaveLength(1);
    expect(isClean(setCounted(after, '1:7', '8'))).toBe(true);
  });

  it('keeps a refusal at its line until another figure is typed', () => {
    const problem = 'Orders wait for 12 of these pieces.';
    const after = afterCheck(draft, [{ productId: 1, lotId: 7, balance: 10, problem }]);
    expect(after.lines[0]?.problem).toBe(problem);
    expect(isClean(after)).toBe(false);
    expect(isClean(setCounted(after, '1:7', '12'))).toBe(true);
  });
});
