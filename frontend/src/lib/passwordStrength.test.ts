import { expect, it } from 'vitest';
import { strengthOf } from './passwordStrength';

it.each([
  ['', 'weak'],
  ['123456', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['aaaaaaaaaaaaaaaaaa', 'weak'],
  ['qwertyuiop', 'weak'],
  ['Tr0ub4d', 'weak'],
  ['Tr0ub4dxk', 'fair'],
  ['mango-ice', 'fair'],
  ['correcthorse', 'fair'],
  ['Mango7-ice!x', 'strong'],
  ['correct horse battery', 'strong'],
])('calls %j %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
