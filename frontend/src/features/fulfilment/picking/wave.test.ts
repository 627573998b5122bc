import { expect, it } from 'vitest';
import { pick, wave } from './testWave';
import type { UnsentPick } from './unsentStore';
import {
  boxOf,
  fits,
  leftOf,
  openPicks,
  picksByOrder,
  progressOf,
  summaryOf,
  withUnsent,
} from './wave';

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

const last = (pieces: number) => ({ kind: 'confirm', body: { code: 'MI-1', pieces } }) as const;

const unsent = (changes: Partial<UnsentPick>): UnsentPick => ({
  key: 'k',
  waveId: 4,
  pickId: 3,
  orderId: 12,
  name: 'Mango Ice',
  before: 0,
  change: { kind: 'confirm', body: { code: 'MI-1', pieces: 2 } },
  ...changes,
});

it('is shown as it will be once what waits has been sent, and counts nothing twice', () => {
  const [first, second] = [unsent({}), unsent({ before: 2, change: last(1) })];
  const third = (shown: ReturnType<typeof wave>) => shown.picks.find(({ id }) => id === 3);
  expect(third(withUnsent(three, [first]))).toMatchObject({ state: 'open', pickedPieces: 2 });
  expect(third(withUnsent(three, [first, second]))).toMatchObject({
    state: 'picked',
    pickedPieces: 3,
  });
  const arrived = wave({ picks: [pick({ id: 3, pickedPieces: 2 })] });
  expect(third(withUnsent(arrived, [first]))?.pickedPieces).toBe(2);
  expect(third(withUnsent(arrived, [first, second]))?.state).toBe('picked');
  const refused = unsent({ refusal: { reason: 'This pick is already done.' } });
  expect(withUnsent(three, [refused, unsent({ waveId: 5 })])).toBe(three);
  const short = unsent({
    change: { kind: 'short', body: { pieces: 1, reason: 'missing', writeOff: false } },
  });
  expect(third(withUnsent(three, [short]))).toMatchObject({ state: 'short', pickedPieces: 1 });
});

it('knows the codes of a pick without regard to case, and itself as a line of a list', () => {
  for (const code of ['4006381333931', ' mi-1', 'l-2204'])
    expect(fits(pick(), code), code).toBe(true);
  for (const code of ['MI', '', 'CM-2']) expect(fits(pick({ lotCode: null }), code)).toBe(false);
  expect(summaryOf(three)).toMatchObject({
    id: 4,
    orderIds: [12, 13],
    pickCount: 4,
    openPicks: 2,
    shortPicks: 1,
  });
});
