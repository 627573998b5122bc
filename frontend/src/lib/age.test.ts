import { describe, expect, it } from 'vitest';
import { ageOn, confirmAge, confirmedAge, isShop } from './age';
import { clearStorage } from './storage';

const today = '2026-11-21';

describe('ageOn', () => {
  it.each([
    ['2005-11-21', 21],
    ['2005-11-22', 20],
    ['2005-12-01', 20],
    ['2005-10-30', 21],
    ['2004-02-29', 22],
    ['2026-11-20', 0],
  ])('counts the full years of %s as %i', (birth, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  it.each(['', '21.11.2005', '2005-02-30', '2027-01-01'])('knows no age for %j', (birth) => {
    expect(ageOn(birth, today)).toBeNull();
  });
});

it('remembers the confirmed age, also past a sign-out', () => {
  expect(confirmedAge()).toBe(0);
  confirmAge(21);
  clearStorage();
  expect(confirmedAge()).toBe(21);
});

it.each([
  ['/', true],
  ['/products', true],
  ['/products/4', true],
  ['/store/dealer', true],
  ['/store/cloud-corner-4', true],
  ['/productsale', false],
  ['/login/dealer', false],
  ['/register/customer', false],
  ['/terms', false],
])('asks for the age on %s: %s', (path, asks) => {
  expect(isShop(path)).toBe(asks);
});
