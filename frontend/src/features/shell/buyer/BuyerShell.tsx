import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { RequireRole } from '@/access/guards';
import { useSession } from '@/access/useSession';
import { isBuyer } from '@/lib/buyers';
import { CartTool } from '@/features/cart';
import { DashboardShell } from '@/features/shell';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { useBuyerNav } from './useBuyerNav';

function Frame({ children }: { children?: ReactNode }) {
  const nav = useBuyerNav();
  return (
    <DashboardShell nav={nav} tools={<CartTool />}>
      {children}
    </DashboardShell>
  );
}

/** The frame of the pages that buyers of every role use; the cart is always in sight. */
export default function BuyerShell({ children }: { children?: ReactNode }) {
  const { user } = useSession();
  if (user && !isBuyer(user)) return <Navigate replace to={dashboardPath(user)} />;
  return (
    <RequireRole redirectTo={paths.login.customer}>
      <Frame>{children}</Frame>
    </RequireRole>
  );
}
