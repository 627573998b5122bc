import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import ListAltIcon from '@mui/icons-material/ListAltOutlined';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { SessionUser } from '@/access/user';
import { ToSignIn } from '@/access/ToSignIn';
import { useSession } from '@/access/useSession';
import { DashboardShell, type NavItem } from '@/features/shell';
import { paths } from '@/lib/paths';
import { dashboardPath, isOfCompany, passesRole } from '@/lib/roles';
import { useFloorText as useText } from '@/features/fulfilment';

function useFloorNav(user: SessionUser | null | undefined): NavItem[] {
  const text = useText();
  if (!user) return [];
  const own = dashboardPath(user);
  const items: (NavItem | false)[] = [
    passesRole(user, 'warehouse') && {
      label: text('queue'),
      to: paths.dashboard.warehouse,
      icon: ListAltIcon,
    },
    own !== paths.dashboard.warehouse && {
      label: text(own === paths.dashboard.employee ? 'employeeDashboard' : 'dashboard'),
      to: own,
      icon: DashboardIcon,
    },
    user.role === 'admin' && {
      label: text('employeeDashboard'),
      to: paths.dashboard.employee,
      icon: DashboardIcon,
    },
    { label: text('picking'), to: paths.warehouse.picking, icon: ChecklistIcon },
    { label: text('returns'), to: paths.warehouse.returns, icon: AssignmentReturnIcon },
    { label: text('stock'), to: paths.stock.home, icon: InventoryIcon },
  ];
  return items.filter((item) => item !== false);
}

/** The frame of the pages of those who pick, pack and ship. Everybody of the company may enter. */
export function FloorFrame({ children }: { children?: ReactNode }) {
  const { user } = useSession();
  const items = useFloorNav(user);
  if (!user) return <ToSignIn door={paths.login.warehouse} />;
  if (!isOfCompany(user)) return <Navigate replace to={paths.home} />;
  return <DashboardShell nav={[{ items }]}>{children}</DashboardShell>;
}
