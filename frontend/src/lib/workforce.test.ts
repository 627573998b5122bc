import { expect, it } from 'vitest';
import { ALL_POSITIONS, choicesOf } from './workforce';
import { words } from './values';

it('offers each position once, by the word one reads', () => {
  const read = ALL_POSITIONS.map(words);
  expect(read.filter((word, at) => read.indexOf(word) !== at)).toEqual([]);
  expect(ALL_POSITIONS.slice(0, 4)).toEqual([
    'Manager',
    'Supervisor',
    'Purchaser',
    'production-worker',
  ]);
});

it('keeps a present value as it is written', () => {
  expect(choicesOf(['Manager', 'Supervisor'], 'supervisor')).toEqual(['Manager', 'supervisor']);
  expect(choicesOf(['Manager'], 'pilot')).toEqual(['pilot', 'Manager']);
  expect(choicesOf(['Manager'], null)).toEqual(['Manager']);
});
