import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import FavoriteIcon from '@mui/icons-material/FavoriteBorder';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import PriceListIcon from '@mui/icons-material/ListAltOutlined';
import PaidIcon from '@mui/icons-material/PaidOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import PriceChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { CartTool } from '@/features/cart';
import type { NavGroup, NavItem } from '@/ui/shell/nav';
import { paths } from '@/lib/paths';
import { SALES_WORK, type RoleMenu, type Text } from './menu';

const PURCHASES = ['unpaidOrders', 'quoteOffers'] as const;

const dashboard = (text: Text, to: string): NavItem => ({
  label: text('dashboard'),
  to,
  icon: DashboardIcon,
  end: true,
});

const customer = (text: Text): NavItem[] => [
  dashboard(text, paths.dashboard.customer),
  { label: text('shop'), to: paths.customer.shop, icon: StorefrontIcon },
  { label: text('orders'), to: paths.customer.orders, icon: ReceiptIcon, waits: PURCHASES },
];

const agent = (text: Text): NavItem[] => [
  dashboard(text, paths.dashboard.agent),
  { label: text('referrals'), to: paths.agent.referrals, icon: GroupsIcon },
  { label: text('commissions'), to: paths.agent.commissions, icon: PaidIcon },
  { label: text('payouts'), to: paths.agent.payouts, icon: PaymentsIcon },
  { label: text('myOrders'), to: paths.agent.orders, icon: ReceiptIcon, waits: PURCHASES },
  { label: text('products'), to: paths.products, icon: StorefrontIcon },
];

const dealer = (text: Text): NavItem[] => [
  dashboard(text, paths.dashboard.dealer),
  { label: text('myProducts'), to: paths.dealer.products, icon: StorefrontIcon },
  { label: text('customPricing'), to: paths.dealer.pricing, icon: SellIcon },
  {
    label: text('orders'),
    to: paths.dealer.orders,
    icon: ReceiptIcon,
    waits: [...SALES_WORK, 'quoteOffers'],
  },
  { label: text('analytics'), to: paths.dealer.analytics, icon: InsightsIcon },
  { label: text('settings'), to: paths.dealer.settings, icon: SettingsIcon },
];

const wholesaler = (text: Text): NavItem[] => [
  dashboard(text, paths.dashboard.wholesaler),
  { label: text('dealerPricing'), to: paths.wholesaler.dealerPricing, icon: PriceChangeIcon },
  { label: text('agentPricing'), to: paths.wholesaler.agentPricing, icon: SellIcon },
  { label: text('zones'), to: paths.wholesaler.zones, icon: PublicIcon },
  { label: text('products'), to: paths.wholesaler.products, icon: StorefrontIcon },
  { label: text('inventory'), to: paths.wholesaler.inventory, icon: InventoryIcon },
  { label: text('dealers'), to: paths.wholesaler.dealers, icon: PeopleIcon },
  { label: text('orders'), to: paths.wholesaler.orders, icon: ReceiptIcon, waits: PURCHASES },
];

const PAGES: Readonly<Record<string, (text: Text) => NavItem[]>> = {
  customer,
  agent,
  'sub-agent': agent,
  dealer,
  wholesaler,
};

/** All products; listed under purchases for roles whose own pages do not link there. */
const SHOPS: readonly string[] = [paths.products, paths.customer.shop];

const buying = (text: Text, own: readonly NavItem[]): NavGroup => ({
  id: 'buying',
  label: text('buying'),
  items: [
    ...(own.some(({ to }) => SHOPS.includes(to))
      ? []
      : [{ label: text('shop'), to: paths.products, icon: StorefrontIcon }]),
    { label: text('saved'), to: paths.buying.saved, icon: FavoriteIcon },
    { label: text('quickOrder'), to: paths.buying.quickOrder, icon: BoltIcon },
    { label: text('priceList'), to: paths.buying.priceList, icon: PriceListIcon },
    { label: text('newQuote'), to: paths.buying.newQuote, icon: RequestQuoteIcon },
    { label: text('returns'), to: paths.buying.returns, icon: AssignmentReturnIcon },
    { label: text('addresses'), to: paths.buying.addresses, icon: PlaceIcon },
  ],
});

/** Everybody who buys: the pages of the role, then what all buyers use. */
export default {
  groupsFor: ({ role }, text) => {
    const items = PAGES[role]?.(text) ?? [];
    return [{ id: 'home', items }, buying(text, items)];
  },
  Tool: CartTool,
} satisfies RoleMenu;
