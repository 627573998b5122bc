import { expect, it } from 'vitest';
import { mergeRows, withRow } from './rows';

const SEEN = { a: '1', b: '2', c: '3' };

it('keeps what one of two people changed, whoever it was', () => {
  const merged = mergeRows(SEEN, { a: '9', b: '2', d: '4' }, { a: '1', b: '8', c: '3', e: '5' });
  expect(merged).toEqual({ rows: { a: '9', b: '8', d: '4', e: '5' }, conflicts: [] });
});

it('asks about what both changed, and about nothing that both made the same', () => {
  const { rows, conflicts } = mergeRows(SEEN, { a: '9', b: '7' }, { a: '9', b: '8', c: '6' });
  expect(rows).toEqual({ a: '9', b: '8', c: '6' });
  expect(conflicts.map(({ field, theirs, mine }) => [field, theirs, mine])).toEqual([
    ['b', '8', '7'],
    ['c', '6', ''],
  ]);
});

it('puts a row into its place, or takes it out', () => {
  expect(Object.keys(withRow(SEEN, 'b', '9'))).toEqual(['a', 'b', 'c']);
  expect(withRow(SEEN, 'b', '')).toEqual({ a: '1', c: '3' });
});
