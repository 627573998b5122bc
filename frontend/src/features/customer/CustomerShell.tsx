import { RequireRole } from '@/access/guards';
import { useBuyerNav } from '@/components/buyer';
import { CartTool } from '@/components/cart';
import { DashboardShell } from '@/components/shell';

/** The frame of the customer's pages; the cart is always in sight. */
export default function CustomerShell() {
  const nav = useBuyerNav('customer');
  return (
    <RequireRole role="customer">
      <DashboardShell tools={<CartTool />} nav={nav} />
    </RequireRole>
  );
}
