import type { WebhookEvent } from '@/api/generated';
import { formatCount } from '@/lib/counts';
import { REFERRING_ROLES, type Role } from '@/lib/roles';
import { text } from './messages';

type AreaOf<K> = K extends `${infer A}.${string}` ? A : never;
export type Area = AreaOf<WebhookEvent>;

const OWNERS: readonly string[] = ['admin', 'manufacturer'] satisfies Role[];
const EARNERS: readonly string[] = [...OWNERS, ...REFERRING_ROLES];

/** Every kind of event by its area, in the order of the server's list. */
const KINDS: { readonly [A in Area]: readonly Extract<WebhookEvent, `${A}.${string}`>[] } = {
  order: [
    'order.placed',
    'order.changed',
    'order.paid',
    'order.shipped',
    'order.cancelled',
    'order.refunded',
  ],
  stock: ['stock.changed', 'stock.low'],
  product: ['product.created', 'product.changed', 'product.discontinued'],
  user: ['user.registered', 'user.approved', 'user.rejected', 'user.deactivated'],
  commission: [
    'commission.earned',
    'commission.approved',
    'commission.paid',
    'commission.reversed',
  ],
};

/** Who hears of an area; where nobody is named, everybody who may have webhooks. */
const HEARERS: { readonly [A in Area]?: readonly string[] } = {
  stock: OWNERS,
  user: OWNERS,
  commission: EARNERS,
};

/** An area with its kinds of events. */
export interface AreaKinds {
  area: Area;
  kinds: readonly WebhookEvent[];
}

const ALL: readonly AreaKinds[] = (Object.keys(KINDS) as Area[]).map((area) => ({
  area,
  kinds: KINDS[area],
}));

/** What somebody of this role can be told. */
export function kindsFor(role: string): readonly AreaKinds[] {
  return ALL.filter(({ area }) => HEARERS[area]?.includes(role) ?? true);
}

const isKnown = (kind: string): kind is WebhookEvent | 'webhook.test' =>
  kind === 'webhook.test' || ALL.some(({ kinds }) => kinds.some((known) => known === kind));

/** "Order placed"; a kind that is newer than this page by its name on the wire. */
export function kindName(kind: string): string {
  return isKnown(kind) ? text(`kind.${kind}`) : kind;
}

/** The chosen kinds by their areas, without areas of which none is. */
export function byArea(chosen: readonly WebhookEvent[]): readonly AreaKinds[] {
  return ALL.map(({ area, kinds }) => ({
    area,
    kinds: kinds.filter((kind) => chosen.includes(kind)),
  })).filter(({ kinds }) => kinds.length > 0);
}

/** "Orders (2 of 6)", one entry for each area some of whose kinds are chosen. */
export function areaNames(chosen: readonly WebhookEvent[]): string[] {
  return byArea(chosen).map(({ area, kinds }) => {
    const name = text(`area.${area}`);
    const all = KINDS[area].length;
    if (kinds.length === all) return text('areaAll', { area: name });
    const [few, many] = [formatCount(kinds.length), formatCount(all)];
    return text('areaSome', { area: name, some: few, all: many });
  });
}
