import { RequireRole } from '@/access/guards';
import { useBuyerNav } from '@/features/shell/buyer/useBuyerNav';
import { CartTool } from '@/features/cart';
import { DashboardShell } from '@/features/shell';

/** The frame of the pages of wholesalers; the cart is always in sight. */
export default function WholesalerShell() {
  const nav = useBuyerNav('wholesaler');
  return (
    <RequireRole role="wholesaler">
      <DashboardShell tools={<CartTool />} nav={nav} />
    </RequireRole>
  );
}
