import type { ComponentType } from 'react';
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

/** Work that waits with orders for those who sell. */
export const SALES_WORK = ['orders-to-confirm', 'quotes'] as const;

/** Work that waits with purchases of the company. */
export const PURCHASING_WORK = ['late-deliveries', 'purchase-suggestions'] as const;
