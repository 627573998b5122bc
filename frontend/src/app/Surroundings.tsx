import { Suspense, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useMatches } from 'react-router-dom';
import { selectUser } from '@/access/session';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { PublicLayout } from '@/areas/public/PublicLayout';
import { lazyPart } from '@/lib/parts';
import { isRole, type Role } from '@/lib/roles';
import { textsOf } from './languages';

/** On a route whose pages keep the shell of whoever is signed in. */
export const KEEPS_SHELL = { keepsShell: true };

// Guests load none of these.
const BuyerShell = lazyPart(() => import('@/features/shell/buyer/BuyerShell'));
const ManufacturerShell = lazyPart(() => import('@/features/shell/manufacturer/ManufacturerShell'));
const AdminShell = lazyPart(() => textsOf('admin').then(() => import('@/areas/admin/AdminShell')));
const CompanyShell = lazyPart(() => import('@/features/shell/company/CompanyFrame'));

const SHELLS: Readonly<Record<Role, LazyExoticComponent<ComponentType>>> = {
  admin: AdminShell,
  manufacturer: ManufacturerShell,
  wholesaler: BuyerShell,
  dealer: BuyerShell,
  agent: BuyerShell,
  'sub-agent': BuyerShell,
  customer: BuyerShell,
  employee: CompanyShell,
  warehouse: CompanyShell,
};

/**
 * Decides what stands around a page that everybody may see: the own shell for whoever is signed in, where the route keeps
 * it; else the public header and footer, or what `guest` says.
 */
export function Surroundings({ guest = <PublicLayout /> }: { guest?: ReactNode }) {
  const user = useSelector(selectUser);
  const keeps = useMatches().some(({ handle }) => handle === KEEPS_SHELL);
  if (!keeps || !user || !isRole(user.role)) return guest;
  const Shell = SHELLS[user.role];
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Shell />
    </Suspense>
  );
}
