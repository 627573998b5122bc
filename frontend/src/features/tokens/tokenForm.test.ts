import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { TokenScope } from '@/api/generated';
import { ROLES } from '@/lib/roles';
import { isUsable, scopeNames } from './scopes';
import { LIFETIMES, requestOf } from './tokenForm';

const DAY = 24 * 60 * 60 * 1000;

it.each(LIFETIMES)('a token of %i days ends with the last of them, within its time', (days) => {
  const now = new Date('2026-11-22T10:30:00Z');
  const { expiresAt } = requestOf({ name: 'x', days: String(days), scopes: [] }, now);
  const lasts = new Date(expiresAt ?? '').getTime() - now.getTime();
  expect(lasts).toBeLessThanOrEqual(days * DAY);
  expect(lasts).toBeGreaterThan((days - 1) * DAY);
});

it('names each area once', () => {
  expect(scopeNames([])).toEqual([]);
  expect(scopeNames(['settings:write', 'cart:read', 'cart:write'])).toEqual([
    'Cart (read and write)',
    'Settings (write)',
  ]);
});

it('knows of each role what its tokens are good for, as the API document says it', () => {
  interface Operation {
    security?: { token?: string[] }[];
    'x-roles'?: string[];
  }
  const file = path.resolve('../openapi/openapi.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const users = new Map<string, Set<string>>();
  for (const operation of Object.values(document.paths).flatMap((calls) => Object.values(calls)))
    for (const scope of (operation.security ?? []).flatMap(({ token }) => token ?? []))
      users.set(scope, new Set([...(users.get(scope) ?? []), ...(operation['x-roles'] ?? [])]));
  expect(users.size).toBeGreaterThan(30);
  for (const [scope, roles] of users)
    for (const role of ROLES)
      expect([scope, role, isUsable(scope as TokenScope, role)]).toEqual([
        scope,
        role,
        roles.has(role),
      ]);
});
