import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import FactoryIcon from '@mui/icons-material/FactoryOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import ImportExportIcon from '@mui/icons-material/ImportExportOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import JoinInnerIcon from '@mui/icons-material/JoinInnerOutlined';
import LayersIcon from '@mui/icons-material/LayersOutlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import ManageHistoryIcon from '@mui/icons-material/ManageHistoryOutlined';
import MoveDownIcon from '@mui/icons-material/MoveToInboxOutlined';
import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import PriceChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import ReportIcon from '@mui/icons-material/ReportProblemOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import TrendingDownIcon from '@mui/icons-material/TrendingDownOutlined';
import type { ReactNode } from 'react';
import { RequireRole } from '@/access/guards';
import { DashboardShell, type NavGroup } from '@/features/shell';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** The frame of the manufacturer's pages; `denied` is shown to people of other roles instead of sending them home. */
export default function ManufacturerShell({ denied }: { denied?: ReactNode }) {
  const text = useText();
  const { manufacturer } = paths;
  const nav: NavGroup[] = [
    {
      items: [
        {
          label: text('dashboard'),
          to: paths.dashboard.manufacturer,
          icon: DashboardIcon,
          end: true,
        },
      ],
    },
    {
      label: text('catalogueGroup'),
      items: [
        { label: text('products'), to: manufacturer.products, icon: InventoryIcon },
        { label: text('imports'), to: manufacturer.imports, icon: ImportExportIcon },
        { label: text('synonyms'), to: manufacturer.synonyms, icon: JoinInnerIcon },
      ],
    },
    {
      label: text('priceGroup'),
      items: [
        { label: text('dealerPricing'), to: manufacturer.dealerPricing, icon: PriceChangeIcon },
        { label: text('agentPricing'), to: manufacturer.agentPricing, icon: SellIcon },
        { label: text('zones'), to: manufacturer.zones, icon: PublicIcon },
      ],
    },
    {
      label: text('stockGroup'),
      items: [
        { label: text('stockIn'), to: manufacturer.stockIn, icon: MoveDownIcon },
        { label: text('stockOut'), to: manufacturer.stockOut, icon: OutboxIcon },
        { label: text('stockHistory'), to: manufacturer.stockHistory, icon: HistoryIcon },
        { label: text('lots'), to: manufacturer.lots, icon: LayersIcon },
        { label: text('lowStock'), to: manufacturer.lowStock, icon: TrendingDownIcon },
        { label: text('counts'), to: manufacturer.counts, icon: FactCheckIcon },
        { label: text('purchasing'), to: paths.purchasing.home, icon: ShoppingBasketIcon },
        { label: text('issues'), to: paths.issues.list, icon: ReportIcon },
      ],
    },
    {
      label: text('tradeGroup'),
      items: [
        { label: text('analytics'), to: manufacturer.analytics, icon: InsightsIcon },
        { label: text('production'), to: manufacturer.production, icon: FactoryIcon },
        { label: text('orders'), to: manufacturer.orders, icon: LocalShippingIcon },
        { label: text('returns'), to: manufacturer.returns, icon: AssignmentReturnIcon },
      ],
    },
    {
      label: text('companyGroup'),
      items: [
        { label: text('activity'), to: manufacturer.activity, icon: ManageHistoryIcon },
        { label: text('employees'), to: paths.employeeManagement, icon: BadgeIcon },
        { label: text('logo'), to: paths.logoSettings, icon: ImageIcon },
      ],
    },
  ];
  return (
    <RequireRole role="manufacturer" denied={denied}>
      <DashboardShell nav={nav} />
    </RequireRole>
  );
}
