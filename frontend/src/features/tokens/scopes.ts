import type { TokenScope } from '@/api/generated';
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
