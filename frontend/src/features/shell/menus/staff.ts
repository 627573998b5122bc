import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import ListAltIcon from '@mui/icons-material/ListAltOutlined';
import ReportIcon from '@mui/icons-material/ReportProblemOutlined';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import { paths } from '@/lib/paths';
import { looksAtPurchasing } from '@/lib/purchasing';
import { dashboardPath } from '@/lib/roles';
import { PURCHASING_WORK, type RoleMenu } from './menu';

/** Employees of every position and the warehouse: their own dashboard, then what they share. */
export default {
  groupsFor: (person, text) => [
    {
      id: 'home',
      items: [
        person.role === 'warehouse'
          ? { label: text('queue'), to: paths.dashboard.warehouse, icon: ListAltIcon, end: true }
          : {
              label: text('dashboard'),
              to: dashboardPath(person),
              icon: DashboardIcon,
              end: true,
            },
        {
          label: text('picking'),
          to: paths.warehouse.picking,
          icon: ChecklistIcon,
          waits: ['openPicks', 'ordersToPick'],
        },
        {
          label: text('returns'),
          to: paths.warehouse.returns,
          icon: AssignmentReturnIcon,
          waits: ['returns'],
        },
        { label: text('stock'), to: paths.stock.home, icon: InventoryIcon },
        { label: text('counts'), to: paths.stock.counts, icon: FactCheckIcon },
        { label: text('issues'), to: paths.issues.list, icon: ReportIcon, waits: ['issues'] },
        ...(looksAtPurchasing(person)
          ? [
              {
                label: text('purchasing'),
                to: paths.purchasing.home,
                icon: ShoppingBasketIcon,
                waits: PURCHASING_WORK,
              },
            ]
          : []),
      ],
    },
  ],
} satisfies RoleMenu;
