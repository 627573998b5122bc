import { Suspense, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectUser } from '@/access/session';
import { ShellSkeleton } from '@/ui/feedback/Skeletons';
import { lazyPart, loadPart } from '@/lib/parts';
import { isRole, type Role } from '@/lib/roles';
import type { RoleMenu } from './menus/menu';

/** How the frame is loaded with the menu of some roles; guests load none. */
function framed(load: () => Promise<{ default: RoleMenu }>) {
  return async (): Promise<{ default: ComponentType }> => {
    const [{ DashboardShell }, { default: menu }] = await Promise.all([
      import('./DashboardShell'),
      load(),
    ]);
    return { default: () => <DashboardShell menu={menu} /> };
  };
}

const loadOwner = framed(() => import('./menus/owners'));
const loadBuyer = framed(() => import('./menus/buyers'));
const loadStaff = framed(() => import('./menus/staff'));

const owner = [loadOwner, lazyPart(loadOwner)] as const;
const buyer = [loadBuyer, lazyPart(loadBuyer)] as const;
const staff = [loadStaff, lazyPart(loadStaff)] as const;

const SHELLS = {
  admin: owner,
  manufacturer: owner,
  wholesaler: buyer,
  dealer: buyer,
  agent: buyer,
  'sub-agent': buyer,
  customer: buyer,
  employee: staff,
  warehouse: staff,
} satisfies Record<Role, unknown>;

/** Loads the shell of a role ahead. */
export async function loadShell(role: unknown): Promise<void> {
  if (isRole(role)) await loadPart(SHELLS[role][0]);
}

/**
 * The one frame around the pages of whoever is signed in: their own menu on each of them. Who may see a page, the page's
 * route says; somebody without a role stands outside of any frame.
 */
export default function RoleShell() {
  const user = useSelector(selectUser);
  if (!user || !isRole(user.role)) return <Outlet />;
  const [, Shell] = SHELLS[user.role];
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <Shell />
    </Suspense>
  );
}
