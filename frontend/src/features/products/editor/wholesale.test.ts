import { describe, expect, it } from 'vitest';
import { wholesalePrice } from './wholesale';

describe('wholesalePrice', () => {
  it.each([
    ['10.00', '12.00'],
    ['8', '9.60'],
    ['0.04', '0.05'], // 0.048
    ['0.02', '0.02'], // 0.024
    ['2.05', '2.46'],
    ['', '0.00'],
    ['90071992547409.93', '108086391056891.92'],
  ])('of %s is %s', (cost, price) => {
    expect(wholesalePrice(cost)).toBe(price);
  });

  it.each(['abc', '-1', '1.234'])('is unknown for %s', (cost) => {
    expect(wholesalePrice(cost)).toBeNull();
  });
});
