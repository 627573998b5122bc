import { describe, expect, it } from 'vitest';
import {
  loosePieces,
  mayLeaveHold,
  missingPieces,
  mostOut,
  takeByExpiry,
  type StockedLot,
} from './allocation';

function lot(id: number, balance: number, expiresOn?: string, isHeld = false): StockedLot {
  return { id, code: `L-${id}`, balance, isHeld, ...(expiresOn ? { expiresOn } : {}) };
}

const codes = (lots: StockedLot[], balance: number, quantity: number) =>
  takeByExpiry(lots, balance, quantity).map((taken) => [taken.lot?.code ?? '-', taken.quantity]);

describe('what is taken without being told', () => {
  const lots = [
    lot(1, 10),
    lot(2, 5, '2027-03-01'),
    lot(3, 4, '2027-01-01'),
    lot(4, 9, '2026-12-01', true),
    lot(5, 5, '2027-03-01'),
    lot(6, 0, '2026-12-24'),
  ];

  it('is the earliest expiry first, then undated lots, then pieces without a lot', () => {
    expect(codes(lots, 40, 30)).toEqual([
      ['L-3', 4],
      ['L-2', 5],
      ['L-5', 5],
      ['L-1', 10],
      ['-', 6],
    ]);
  });

  it('never touches a lot on hold and stops when there is enough', () => {
    expect(codes(lots, 33, 6)).toEqual([
      ['L-3', 4],
      ['L-2', 2],
    ]);
    expect(codes([lot(4, 9, '2026-12-01', true)], 9, 5)).toEqual([]);
  });

  it('counts pieces outside of lots', () => {
    expect(loosePieces(lots, 40)).toBe(7);
    expect(loosePieces(lots, 20)).toBe(0);
  });
});

describe('the most that may leave', () => {
  it('is what is free, or what the lot has of it', () => {
    expect(mostOut(30, undefined)).toBe(30);
    expect(mostOut(30, lot(1, 12))).toBe(12);
    expect(mostOut(3, lot(1, 12))).toBe(3);
  });

  it('is all of a lot on hold, which is not free anyway, but not to be sold', () => {
    expect(mostOut(0, lot(1, 12, undefined, true))).toBe(12);
    expect(mayLeaveHold('damage')).toBe(true);
    expect(mayLeaveHold('sale')).toBe(false);
    expect(mayLeaveHold('sample')).toBe(false);
  });
});

it('finds the promised pieces that a hold takes away', () => {
  expect(missingPieces({ stockBalance: 50, stockHeld: 40, stockReserved: 25 })).toBe(15);
  expect(missingPieces({ stockBalance: 50, stockHeld: 20, stockReserved: 25 })).toBe(0);
  expect(missingPieces(undefined)).toBe(0);
});
