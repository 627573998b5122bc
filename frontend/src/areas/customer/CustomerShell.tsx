import { RequireRole } from '@/access/guards';
import { useBuyerNav } from '@/features/shell/buyer/useBuyerNav';
import { CartTool } from '@/features/cart';
import { DashboardShell } from '@/features/shell';

/** The frame of the customer's pages; the cart is always in sight. */
export default function CustomerShell() {
  const nav = useBuyerNav('customer');
  return (
    <RequireRole role="customer">
      <DashboardShell tools={<CartTool />} nav={nav} />
    </RequireRole>
  );
}
