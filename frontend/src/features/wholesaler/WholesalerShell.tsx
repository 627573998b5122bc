import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import PriceChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { RequireRole } from '@/access/guards';
import { useBuyingGroup } from '@/components/buyer';
import { CartTool } from '@/components/cart';
import { DashboardShell } from '@/components/shell';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** The frame of the wholesaler's pages; the cart is always in sight. */
export default function WholesalerShell() {
  const text = useText();
  const buying = useBuyingGroup();
  const items = [
    { label: text('dashboard'), to: paths.dashboard.wholesaler, icon: DashboardIcon, end: true },
    {
      label: text('dealerPricing'),
      to: paths.wholesaler.dealerPricing,
      icon: PriceChangeIcon,
    },
    { label: text('agentPricing'), to: paths.wholesaler.agentPricing, icon: SellIcon },
    { label: text('zones'), to: paths.wholesaler.zones, icon: PublicIcon },
    { label: text('products'), to: paths.wholesaler.products, icon: StorefrontIcon },
    { label: text('inventory'), to: paths.wholesaler.inventory, icon: InventoryIcon },
    { label: text('dealers'), to: paths.wholesaler.dealers, icon: PeopleIcon },
    { label: text('orders'), to: paths.wholesaler.orders, icon: ReceiptIcon },
  ];
  return (
    <RequireRole role="wholesaler">
      <DashboardShell tools={<CartTool />} nav={[{ items }, buying]} />
    </RequireRole>
  );
}
