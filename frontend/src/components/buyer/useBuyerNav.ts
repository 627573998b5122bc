import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { useSession } from '@/access/useSession';
import type { NavGroup } from '@/components/shell';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { useText } from './messages';

/** Where a role finds what it has ordered; the others open their orders from the dashboard. */
const ORDERS: Readonly<Record<string, string>> = {
  customer: paths.customer.orders,
  dealer: paths.dealer.orders,
  wholesaler: paths.wholesaler.orders,
  agent: paths.agent.orders,
  'sub-agent': paths.agent.orders,
};

/** The buying pages, as one block of a side navigation. */
export function useBuyingGroup(): NavGroup {
  const text = useText();
  const { buying } = paths;
  return {
    label: text('buying'),
    items: [
      { label: text('quickOrder'), to: buying.quickOrder, icon: BoltIcon },
      { label: text('newQuote'), to: buying.newQuote, icon: RequestQuoteIcon },
      { label: text('returns'), to: buying.returns, icon: AssignmentReturnIcon },
      { label: text('addresses'), to: buying.addresses, icon: PlaceIcon },
    ],
  };
}

/** The side navigation of a buyer of a role; by default that of the person who is signed in. */
export function useBuyerNav(as?: string): NavGroup[] {
  const text = useText();
  const { user } = useSession();
  const buying = useBuyingGroup();
  const role = as ?? user?.role ?? '';
  const isCustomer = role === 'customer';
  const orders = ORDERS[role];
  return [
    {
      items: [
        { label: text('dashboard'), to: dashboardPath({ role }), icon: DashboardIcon, end: true },
        {
          label: text(isCustomer ? 'shop' : 'products'),
          to: isCustomer ? paths.customer.shop : paths.products,
          icon: StorefrontIcon,
        },
        ...(orders ? [{ label: text('orders'), to: orders, icon: ReceiptIcon }] : []),
      ],
    },
    buying,
  ];
}
