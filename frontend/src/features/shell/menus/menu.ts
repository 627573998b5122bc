import type { ComponentType } from 'react';
import type { WaitingKindName } from '@/api/generated';
import type { NavGroup } from '@/ui/shell/nav';
import type { Standing } from '@/lib/roles';
import type { useText } from './messages';

export type Text = ReturnType<typeof useText>;

/** The menu of some roles: the same on every page that a person of the role sees. */
export interface RoleMenu {
  groupsFor: (person: Standing, text: Text) => NavGroup[];
  /** What stands beside the bell, such as the cart. */
  Tool?: ComponentType;
}

type Kinds = readonly WaitingKindName[];

/** Work on orders that waits for a seller. */
export const SALES_WORK = ['quoteRequests', 'storeOrders', 'unpaidOrders'] as const satisfies Kinds;

/** Work that waits with purchases of the company. */
export const PURCHASING_WORK = ['purchaseDrafts', 'lateDeliveries'] as const satisfies Kinds;
