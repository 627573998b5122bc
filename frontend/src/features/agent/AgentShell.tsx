import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import PaidIcon from '@mui/icons-material/PaidOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { RequireRole } from '@/access/guards';
import { useBuyingGroup } from '@/components/buyer';
import { CartTool } from '@/components/cart';
import { DashboardShell } from '@/components/shell';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** The frame of the pages of agents and sub-agents. */
export default function AgentShell() {
  const text = useText();
  const buying = useBuyingGroup();
  return (
    <RequireRole role="agent">
      <DashboardShell
        tools={<CartTool />}
        nav={[
          {
            items: [
              {
                label: text('dashboard'),
                to: paths.dashboard.agent,
                icon: DashboardIcon,
                end: true,
              },
              { label: text('referrals'), to: paths.agent.referrals, icon: GroupsIcon },
              { label: text('commissions'), to: paths.agent.commissions, icon: PaidIcon },
              { label: text('payouts'), to: paths.agent.payouts, icon: PaymentsIcon },
              { label: text('orders'), to: paths.agent.orders, icon: ReceiptIcon },
              { label: text('products'), to: paths.products, icon: StorefrontIcon },
            ],
          },
          buying,
        ]}
      />
    </RequireRole>
  );
}
