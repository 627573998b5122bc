import { RequireRole } from '@/access/guards';
import { useBuyerNav } from '@/features/shell/buyer/useBuyerNav';
import { CartTool } from '@/features/cart';
import { DashboardShell } from '@/features/shell';

/** The frame of the pages of dealers; the cart is always in sight. */
export default function DealerShell() {
  const nav = useBuyerNav('dealer');
  return (
    <RequireRole role="dealer">
      <DashboardShell tools={<CartTool />} nav={nav} />
    </RequireRole>
  );
}
