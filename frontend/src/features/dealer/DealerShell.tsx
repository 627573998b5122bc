import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { RequireRole } from '@/access/guards';
import { useBuyingGroup } from '@/components/buyer';
import { CartTool } from '@/components/cart';
import { DashboardShell } from '@/components/shell';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** The frame of the dealer's pages; the cart is always in sight. */
export default function DealerShell() {
  const text = useText();
  const buying = useBuyingGroup();
  return (
    <RequireRole role="dealer">
      <DashboardShell
        tools={<CartTool />}
        nav={[
          {
            items: [
              {
                label: text('dashboard'),
                to: paths.dashboard.dealer,
                icon: DashboardIcon,
                end: true,
              },
              { label: text('products'), to: paths.dealer.products, icon: StorefrontIcon },
              { label: text('pricing'), to: paths.dealer.pricing, icon: SellIcon },
              { label: text('orders'), to: paths.dealer.orders, icon: ReceiptIcon },
              { label: text('analytics'), to: paths.dealer.analytics, icon: InsightsIcon },
              { label: text('settings'), to: paths.dealer.settings, icon: SettingsIcon },
            ],
          },
          buying,
        ]}
      />
    </RequireRole>
  );
}
