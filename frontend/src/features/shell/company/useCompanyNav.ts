import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import ReportIcon from '@mui/icons-material/ReportProblemOutlined';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import { useSession } from '@/access/useSession';
import type { NavItem } from '@/features/shell';
import { paths } from '@/lib/paths';
import { looksAtPurchasing } from '@/lib/purchasing';
import { dashboardPath } from '@/lib/roles';
import { useText } from './messages';

/** The pages that people of the company share, after their own dashboard. */
export function useCompanyNav(): NavItem[] {
  const text = useText();
  const { user } = useSession();
  if (!user) return [];
  return [
    { label: text('dashboard'), to: dashboardPath(user), icon: DashboardIcon, end: true },
    { label: text('stock'), to: paths.stock.home, icon: InventoryIcon },
    { label: text('issues'), to: paths.issues.list, icon: ReportIcon },
    ...(looksAtPurchasing(user)
      ? [{ label: text('purchasing'), to: paths.purchasing.home, icon: ShoppingBasketIcon }]
      : []),
  ];
}
