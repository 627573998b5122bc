import { RequireRole } from '@/access/guards';
import { useBuyerNav } from '@/components/buyer';
import { CartTool } from '@/components/cart';
import { DashboardShell } from '@/components/shell';

/** The frame of the pages of dealers; the cart is always in sight. */
export default function DealerShell() {
  const nav = useBuyerNav('dealer');
  return (
    <RequireRole role="dealer">
      <DashboardShell tools={<CartTool />} nav={nav} />
    </RequireRole>
  );
}
