import { RequireRole } from '@/access/guards';
import { useBuyerNav } from '@/components/buyer';
import { CartTool } from '@/components/cart';
import { DashboardShell } from '@/components/shell';

/** The frame of the pages of wholesalers; the cart is always in sight. */
export default function WholesalerShell() {
  const nav = useBuyerNav('wholesaler');
  return (
    <RequireRole role="wholesaler">
      <DashboardShell tools={<CartTool />} nav={nav} />
    </RequireRole>
  );
}
