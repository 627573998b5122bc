import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import BackupIcon from '@mui/icons-material/BackupOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import FactoryIcon from '@mui/icons-material/FactoryOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import ImportExportIcon from '@mui/icons-material/ImportExportOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import JoinInnerIcon from '@mui/icons-material/JoinInnerOutlined';
import LayersIcon from '@mui/icons-material/LayersOutlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import LockResetIcon from '@mui/icons-material/LockResetOutlined';
import ManageHistoryIcon from '@mui/icons-material/ManageHistoryOutlined';
import MoveDownIcon from '@mui/icons-material/MoveToInboxOutlined';
import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import PaidIcon from '@mui/icons-material/PaidOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import PercentIcon from '@mui/icons-material/PercentOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined';
import PriceChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import ReportIcon from '@mui/icons-material/ReportProblemOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TrendingDownIcon from '@mui/icons-material/TrendingDownOutlined';
import type { NavGroup, NavItem } from '@/ui/shell/nav';
import { paths } from '@/lib/paths';
import { PURCHASING_WORK, SALES_WORK, type RoleMenu, type Text } from './menu';

const { admin, dashboard, manufacturer } = paths;

const home = (text: Text, to: string): NavGroup => ({
  id: 'home',
  items: [{ label: text('dashboard'), to, icon: DashboardIcon, end: true }],
});

const prices = (text: Text): NavItem[] => [
  { label: text('dealerPricing'), to: manufacturer.dealerPricing, icon: PriceChangeIcon },
  { label: text('agentPricing'), to: manufacturer.agentPricing, icon: SellIcon },
  { label: text('zones'), to: manufacturer.zones, icon: PublicIcon },
];

const purchasing = (text: Text): NavItem => ({
  label: text('purchasing'),
  to: paths.purchasing.home,
  icon: ShoppingBasketIcon,
  waits: PURCHASING_WORK,
});

const issues = (text: Text): NavItem => ({
  label: text('issues'),
  to: paths.issues.list,
  icon: ReportIcon,
  waits: ['issues'],
});

const employees = (text: Text): NavItem => ({
  label: text('employees'),
  to: paths.employeeManagement,
  icon: BadgeIcon,
});

const catalogue = (text: Text): NavGroup => ({
  id: 'catalogue',
  label: text('catalogue'),
  items: [
    { label: text('productManagement'), to: manufacturer.products, icon: InventoryIcon },
    { label: text('imports'), to: manufacturer.imports, icon: ImportExportIcon },
    { label: text('synonyms'), to: manufacturer.synonyms, icon: JoinInnerIcon },
    { label: text('logo'), to: paths.logoSettings, icon: ImageIcon },
  ],
});

const stock = (text: Text, more: NavItem[]): NavGroup => ({
  id: 'stock',
  label: text('stock'),
  items: [
    { label: text('stockOnHand'), to: paths.stock.home, icon: InventoryIcon },
    { label: text('stockIn'), to: manufacturer.stockIn, icon: MoveDownIcon },
    { label: text('stockOut'), to: manufacturer.stockOut, icon: OutboxIcon },
    { label: text('stockHistory'), to: manufacturer.stockHistory, icon: HistoryIcon },
    { label: text('lots'), to: manufacturer.lots, icon: LayersIcon },
    {
      label: text('lowStock'),
      to: manufacturer.lowStock,
      icon: TrendingDownIcon,
      waits: ['lowStock'],
    },
    { label: text('counts'), to: paths.stock.counts, icon: FactCheckIcon },
    ...more,
  ],
});

/** The owner of the company. */
export const manufacturerMenu = (text: Text): NavGroup[] => [
  home(text, dashboard.manufacturer),
  {
    id: 'sell',
    label: text('sell'),
    items: [
      {
        label: text('warehouseOrders'),
        to: manufacturer.orders,
        icon: LocalShippingIcon,
        waits: SALES_WORK,
      },
      {
        label: text('returns'),
        to: manufacturer.returns,
        icon: AssignmentReturnIcon,
        waits: ['returns'],
      },
      ...prices(text),
      { label: text('taxes'), to: manufacturer.taxes, icon: PercentIcon },
    ],
  },
  catalogue(text),
  stock(text, [purchasing(text), issues(text)]),
  {
    id: 'people',
    label: text('people'),
    items: [
      employees(text),
      { label: text('memberHistory'), to: manufacturer.activity, icon: ManageHistoryIcon },
    ],
  },
  {
    id: 'insight',
    label: text('insight'),
    items: [
      { label: text('analytics'), to: manufacturer.analytics, icon: InsightsIcon },
      { label: text('production'), to: manufacturer.production, icon: FactoryIcon },
    ],
  },
];

const people = (text: Text): NavGroup => ({
  id: 'people',
  label: text('people'),
  items: [
    {
      label: text('userManagement'),
      to: dashboard.userManagement,
      icon: PeopleIcon,
      waits: ['registrations'],
    },
    { label: text('allAccounts'), to: admin.accounts, icon: PersonSearchIcon },
    { label: text('verification'), to: admin.verification, icon: FactCheckIcon },
    {
      label: text('passwordResets'),
      to: admin.passwordResets,
      icon: LockResetIcon,
      waits: ['passwordResets'],
    },
    employees(text),
  ],
});

const sales = (text: Text): NavGroup => ({
  id: 'sales',
  label: text('sales'),
  items: [
    { label: text('analytics'), to: admin.analytics, icon: InsightsIcon },
    { label: text('orders'), to: admin.orders, icon: ReceiptIcon, waits: SALES_WORK },
    {
      label: text('returns'),
      to: admin.returns,
      icon: AssignmentReturnIcon,
      waits: ['returns'],
    },
    issues(text),
    ...prices(text),
  ],
});

const money = (text: Text): NavGroup => ({
  id: 'money',
  label: text('money'),
  items: [
    {
      label: text('commissions'),
      to: admin.commissions,
      icon: PaidIcon,
      waits: ['payouts'],
    },
    purchasing(text),
  ],
});

const system = (text: Text): NavGroup => ({
  id: 'system',
  label: text('system'),
  items: [
    { label: text('systemSettings'), to: admin.settings, icon: SettingsIcon, end: true },
    { label: text('taxes'), to: admin.taxes, icon: PercentIcon },
    { label: text('settingsHistory'), to: admin.settingsHistory, icon: HistoryIcon },
    { label: text('activity'), to: admin.activity, icon: ManageHistoryIcon },
    { label: text('mail'), to: admin.mail, icon: OutboxIcon },
    { label: text('jobs'), to: admin.jobs, icon: ScheduleIcon },
    { label: text('backups'), to: admin.backups, icon: BackupIcon },
    { label: text('about'), to: admin.about, icon: InfoIcon },
  ],
});

/** The admin may open every role's dashboard. */
const roles = (text: Text): NavGroup => ({
  id: 'roles',
  label: text('roles'),
  isFolded: true,
  items: [
    { label: text('manufacturer'), to: dashboard.manufacturer, icon: FactoryIcon, end: true },
    { label: text('wholesaler'), to: dashboard.wholesaler, icon: StorefrontIcon },
    { label: text('dealer'), to: dashboard.dealer, icon: SellIcon },
    { label: text('agent'), to: dashboard.agent, icon: GroupsIcon },
    { label: text('customer'), to: dashboard.customer, icon: PersonIcon },
    { label: text('employee'), to: dashboard.employee, icon: BadgeIcon },
    { label: text('warehouse'), to: dashboard.warehouse, icon: LocalShippingIcon },
  ],
});

/** The admin has what the owner has, too, folded until it is needed. */
export const adminMenu = (text: Text): NavGroup[] => [
  home(text, dashboard.admin),
  people(text),
  sales(text),
  money(text),
  system(text),
  { ...catalogue(text), isFolded: true },
  {
    ...stock(text, [{ label: text('production'), to: manufacturer.production, icon: FactoryIcon }]),
    isFolded: true,
  },
  roles(text),
];

export default {
  groupsFor: ({ role }, text) => (role === 'admin' ? adminMenu(text) : manufacturerMenu(text)),
} satisfies RoleMenu;
