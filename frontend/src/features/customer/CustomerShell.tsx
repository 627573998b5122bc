import { RequireRole } from '@/access/guards';
import { useBuyerNav } from '@/components/buyer';
import { CartTool } from '@/components/cart';
import { DashboardShell } from '@/components/shell';

function Frame() {
  return <DashboardShell tools={<CartTool />} nav={useBuyerNav('customer')} />;
}

/** The frame of the customer's pages; the cart is always in sight. */
export default function CustomerShell() {
  return (
    <RequireRole role="customer">
      <Frame />
    </RequireRole>
  );
}
