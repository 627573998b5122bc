import { expect, it } from 'vitest';
import { stockLevel } from './stock';

it.each([
  [0, 'out'],
  [1, 'low'],
  [10, 'low'],
  [11, 'alert'],
  [49, 'alert'],
  [50, 'enough'],
])('%i pieces are %s', (pieces, level) => {
  expect(stockLevel(pieces)).toBe(level);
});
