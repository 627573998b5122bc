import { expect, it } from 'vitest';
import { doorFrom, nextOf } from './next';

it('brings an address along and reads it again', () => {
  const door = doorFrom('/login/dealer', { pathname: '/orders/5', search: '?a=b&c=d', hash: '#x' });
  expect(door).toBe('/login/dealer?next=%2Forders%2F5%3Fa%3Db%26c%3Dd%23x');
  expect(nextOf(new URL(door, 'http://localhost').search)).toBe('/orders/5?a=b&c=d#x');
});

it.each([
  ['another origin', 'https://evil.example/'],
  ['an origin without a scheme', '//evil.example/'],
  ['one behind a backslash', '/\\evil.example/'],
  ['one behind a tab', '/\t/evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['nothing', ''],
])('leads to no address of %s', (_name, wanted) => {
  expect(nextOf(`?next=${encodeURIComponent(wanted)}`)).toBeUndefined();
});
