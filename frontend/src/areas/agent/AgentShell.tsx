import { RequireRole } from '@/access/guards';
import { useBuyerNav } from '@/features/shell/buyer/useBuyerNav';
import { CartTool } from '@/features/cart';
import { DashboardShell } from '@/features/shell';

/** The frame of the pages of agents and sub-agents; the cart is always in sight. */
export default function AgentShell() {
  const nav = useBuyerNav('agent');
  return (
    <RequireRole role="agent">
      <DashboardShell tools={<CartTool />} nav={nav} />
    </RequireRole>
  );
}
