import { describe, expect, it } from 'vitest';
import {
  addMoney,
  compareMoney,
  divideMoney,
  formatMoney,
  isSome,
  multiplyMoney,
  percentChange,
  subtractMoney,
  toCents,
} from './money';

describe('money', () => {
  it('adds without the errors of floats', () => {
    expect(addMoney('0.10', '0.20')).toBe('0.30');
    expect(addMoney('99999999999999.99', '0.01')).toBe('100000000000000.00');
  });

  it('subtracts below zero and multiplies', () => {
    expect(subtractMoney('1', '1.5')).toBe('-0.50');
    expect(multiplyMoney('14.00', 3)).toBe('42.00');
  });

  it('compares by value, not by text', () => {
    expect(compareMoney('9.00', '10.00')).toBe(-1);
    expect(compareMoney('2', '2.00')).toBe(0);
  });

  it.each(['', '1.234', '1,00', 'ten', '1e3', '.'])('takes %j for no money', (text) => {
    expect(toCents(text)).toBeNull();
  });

  it('refuses arithmetic on what is no money', () => {
    expect(() => addMoney('1.00', 'x')).toThrow(RangeError);
    expect(() => multiplyMoney('1.00', 1.5)).toThrow(RangeError);
  });

  it('shows sign, groups and two decimals', () => {
    expect(formatMoney('1234567.5')).toBe('$1,234,567.50');
    expect(formatMoney('-3')).toBe('−$3.00');
    expect(formatMoney(null)).toBe('—');
  });
});

it('tells an amount from nothing', () => {
  expect(isSome('0.01')).toBe(true);
  for (const none of ['0.00', '-1.00', null, undefined]) expect(isSome(none)).toBe(false);
});

it('shares an amount half-up, for showing', () => {
  expect(divideMoney('13.50', 10)).toBe('1.35');
  expect(divideMoney('1.00', 3)).toBe('0.33');
  expect(divideMoney('0.05', 2)).toBe('0.03');
});

it.each([
  ['110.00', '100.00', 10],
  ['90.00', '100.00', -10],
  ['100.50', '100.00', 1],
  ['99.50', '100.00', -1],
  ['100.49', '100.00', 0],
  ['0.00', '100.00', -100],
  ['5.00', '0.00', undefined],
])('from %s, with %s before, it changed by %s percent', (now, before, percent) =>
  expect(percentChange(now, before)).toBe(percent),
);
