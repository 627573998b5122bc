import { describe, expect, it } from 'vitest';
import { gtinDigits, isGtin } from './gtin';

describe('isGtin', () => {
  it.each([
    ['96385074', 'EAN-8'],
    ['036000291452', 'UPC-A'],
    ['4006381333931', 'EAN-13'],
    ['10614141000415', 'GTIN-14'],
    ['4 006381-333931', 'as it is printed'],
  ])('takes %s (%s)', (code) => {
    expect(isGtin(code)).toBe(true);
  });

  it.each([
    ['4006381333932', 'a wrong check digit'],
    ['4006381339331', 'two digits swapped'],
    ['400638133393', 'a digit too few'],
    ['12345678901', 'eleven digits'],
    ['400638133393X', 'a letter'],
    ['', 'empty'],
  ])('refuses %j (%s)', (code) => {
    expect(isGtin(code)).toBe(false);
  });
});

it('leaves out what is printed between the digits', () => {
  expect(gtinDigits(' 4 006381-333931 ')).toBe('4006381333931');
});
