import { expect, it } from 'vitest';
import { boxOf, leftOf, openPicks, picksByOrder, progressOf } from './wave';
import { pick, wave } from './testWave';

const three = wave({
  picks: [
    pick({ id: 1, state: 'picked', pickedPieces: 3 }),
    pick({ id: 2, orderId: 13, pieces: 4, pickedPieces: 1, state: 'short' }),
    pick({ id: 3 }),
    pick({ id: 4 }),
    pick({ id: 5, state: 'cancelled' }),
  ],
});

it('goes the way of the wave, and what was put off comes last', () => {
  expect(openPicks(three).map(({ id }) => id)).toEqual([3, 4]);
  expect(openPicks(three, [3]).map(({ id }) => id)).toEqual([4, 3]);
  expect(openPicks(three, [4, 3]).map(({ id }) => id)).toEqual([4, 3]);
});

it('counts decided picks and leaves out what was called off', () => {
  expect(progressOf(three)).toEqual({ done: 2, all: 4 });
  expect(leftOf(pick({ pieces: 4, pickedPieces: 1 }))).toBe(3);
});

it('gives each order its box and its picks, and says what is missing', () => {
  expect(boxOf(three, 13)).toBe(2);
  const [first, second] = picksByOrder(three);
  expect(first?.picks.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  expect([first?.missing, second?.missing]).toEqual([0, 3]);
});
