import { expect, it } from 'vitest';
import { shareOf } from './rate';

it('is a percentage with one place, and nothing of nothing', () => {
  expect(shareOf(1, 40)).toBe('2.5%');
  expect(shareOf(1, 3)).toBe('33.3%');
  expect(shareOf(5, 4)).toBe('125.0%');
  expect(shareOf(0, 10)).toBe('0.0%');
  expect(shareOf(3, 0)).toBe('—');
});
