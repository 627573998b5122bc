import type { TokenScope } from '@/api/generated';
import { REFERRING_ROLES } from '@/lib/roles';
import { text } from './messages';

type AreaOf<S> = S extends `${infer A}:read` ? A : never;
export type Area = AreaOf<TokenScope>;

/** What a token can be let into, in the order of the server's list. */
export const AREAS = [
  'accounts',
  'employees',
  'notifications',
  'issues',
  'products',
  'prices',
  'stock',
  'imports',
  'cart',
  'orders',
  'warehouse',
  'purchasing',
  'commissions',
  'analytics',
  'webhooks',
  'settings',
  'security',
  'backups',
] as const satisfies readonly Area[];

/** "Orders (read and change)", one entry for each area that the scopes name. */
export function scopeNames(scopes: readonly TokenScope[]): string[] {
  return AREAS.flatMap((area) => {
    const [reads, writes] = [scopes.includes(`${area}:read`), scopes.includes(`${area}:write`)];
    if (!reads && !writes) return [];
    const what = text(reads && writes ? 'readWrite' : reads ? 'readOnly' : 'writeOnly');
    return [text('areaScopes', { area: text(`area.${area}`), what })];
  });
}

const OWNERS = ['admin', 'manufacturer'];
const COMPANY = [...OWNERS, 'employee', 'warehouse'];
const BUYERS = ['wholesaler', 'dealer', 'agent', 'sub-agent', 'customer'];

/** Who can use a scope, where not everybody can. */
const USERS: Partial<Record<TokenScope, readonly string[]>> = {
  'employees:read': COMPANY,
  'employees:write': OWNERS,
  'issues:read': COMPANY,
  'issues:write': COMPANY,
  'products:write': OWNERS,
  'prices:write': [...OWNERS, 'wholesaler', 'dealer'],
  'stock:read': COMPANY,
  'stock:write': COMPANY,
  'imports:read': OWNERS,
  'imports:write': OWNERS,
  'cart:read': BUYERS,
  'cart:write': BUYERS,
  'warehouse:read': COMPANY,
  'warehouse:write': COMPANY,
  'purchasing:read': COMPANY,
  'purchasing:write': COMPANY,
  'commissions:read': [...OWNERS, ...REFERRING_ROLES],
  'commissions:write': ['admin'],
  'analytics:read': [...OWNERS, ...BUYERS],
  'analytics:write': OWNERS,
  'webhooks:read': [...OWNERS, 'wholesaler', 'dealer', 'agent', 'sub-agent'],
  'webhooks:write': [...OWNERS, 'wholesaler', 'dealer', 'agent', 'sub-agent'],
  'settings:read': OWNERS,
  'settings:write': OWNERS,
  // It goes with the change of settings; nothing is read by it.
  'security:read': [],
  'security:write': ['admin'],
  'backups:read': ['admin'],
  'backups:write': ['admin'],
};

/** Whether a token with the scope lets somebody of the role do anything. */
export const isUsable = (scope: TokenScope, role: string): boolean =>
  USERS[scope]?.includes(role) ?? true;
