import { RequireRole } from '@/access/guards';
import { useBuyerNav } from '@/components/buyer';
import { CartTool } from '@/components/cart';
import { DashboardShell } from '@/components/shell';

/** The frame of the pages of agents and sub-agents; the cart is always in sight. */
export default function AgentShell() {
  const nav = useBuyerNav('agent');
  return (
    <RequireRole role="agent">
      <DashboardShell tools={<CartTool />} nav={nav} />
    </RequireRole>
  );
}
