import { expect, it } from 'vitest';
import { readyLines, textOfProblems } from './quickOrder';

const LINES = [
  { line: 1, input: 'ELQ-1 x 2 pack', productId: 4, sku: 'ELQ-1', tier: 'pack', quantity: 2 },
  { line: 2, input: 'NOPE 3', tier: 'unit', quantity: 3, problem: 'Product not found.' },
  { line: 4, input: '???', tier: 'unit', quantity: 0, problem: 'Please write an SKU.' },
] as const;

it('takes what is ready and leaves what is not in the box', () => {
  expect(readyLines(LINES)).toEqual([{ productId: 4, tier: 'pack', quantity: 2 }]);
  expect(textOfProblems(LINES)).toBe('NOPE 3\n???');
});
