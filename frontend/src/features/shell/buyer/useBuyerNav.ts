import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
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
import { useSession } from '@/access/useSession';
import type { NavGroup, NavItem } from '@/features/shell';
import { paths } from '@/lib/paths';
import { useText } from './messages';

type Text = ReturnType<typeof useText>;

const customer = (text: Text): NavItem[] => [
  { label: text('dashboard'), to: paths.dashboard.customer, icon: DashboardIcon, end: true },
  { label: text('shop'), to: paths.customer.shop, icon: StorefrontIcon },
  { label: text('orders'), to: paths.customer.orders, icon: ReceiptIcon },
];

const agent = (text: Text): NavItem[] => [
  { label: text('dashboard'), to: paths.dashboard.agent, icon: DashboardIcon, end: true },
  { label: text('referrals'), to: paths.agent.referrals, icon: GroupsIcon },
  { label: text('commissions'), to: paths.agent.commissions, icon: PaidIcon },
  { label: text('payouts'), to: paths.agent.payouts, icon: PaymentsIcon },
  { label: text('myOrders'), to: paths.agent.orders, icon: ReceiptIcon },
  { label: text('products'), to: paths.products, icon: StorefrontIcon },
];

const dealer = (text: Text): NavItem[] => [
  { label: text('dashboard'), to: paths.dashboard.dealer, icon: DashboardIcon, end: true },
  { label: text('myProducts'), to: paths.dealer.products, icon: StorefrontIcon },
  { label: text('pricing'), to: paths.dealer.pricing, icon: SellIcon },
  { label: text('orders'), to: paths.dealer.orders, icon: ReceiptIcon },
  { label: text('analytics'), to: paths.dealer.analytics, icon: InsightsIcon },
  { label: text('settings'), to: paths.dealer.settings, icon: SettingsIcon },
];

const wholesaler = (text: Text): NavItem[] => [
  { label: text('dashboard'), to: paths.dashboard.wholesaler, icon: DashboardIcon, end: true },
  { label: text('dealerPricing'), to: paths.wholesaler.dealerPricing, icon: PriceChangeIcon },
  { label: text('agentPricing'), to: paths.wholesaler.agentPricing, icon: SellIcon },
  { label: text('zones'), to: paths.wholesaler.zones, icon: PublicIcon },
  { label: text('products'), to: paths.wholesaler.products, icon: StorefrontIcon },
  { label: text('inventory'), to: paths.wholesaler.inventory, icon: InventoryIcon },
  { label: text('dealers'), to: paths.wholesaler.dealers, icon: PeopleIcon },
  { label: text('orders'), to: paths.wholesaler.orders, icon: ReceiptIcon },
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
  label: text('buying'),
  items: [
    ...(own.some(({ to }) => SHOPS.includes(to))
      ? []
      : [{ label: text('shop'), to: paths.products, icon: StorefrontIcon }]),
    { label: text('quickOrder'), to: paths.buying.quickOrder, icon: BoltIcon },
    { label: text('newQuote'), to: paths.buying.newQuote, icon: RequestQuoteIcon },
    { label: text('returns'), to: paths.buying.returns, icon: AssignmentReturnIcon },
    { label: text('addresses'), to: paths.buying.addresses, icon: PlaceIcon },
  ],
});

/**
 * The side navigation of a buyer of a role, by default that of the person who is signed in: the same one on the role's
 * own pages, on those that all buyers use, and on the account. Empty for people who do not buy.
 */
export function useBuyerNav(as?: string): NavGroup[] {
  const text = useText();
  const { user } = useSession();
  const pages = PAGES[as ?? user?.role ?? ''];
  if (!pages) return [];
  const items = pages(text);
  return [{ items }, buying(text, items)];
}
