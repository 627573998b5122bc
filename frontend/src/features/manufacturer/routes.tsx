import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('@/components/manufacturer/ManufacturerShell')),
      children: [
        { path: paths.dashboard.manufacturer, lazy: page(() => import('./DashboardPage')) },
        { path: paths.manufacturer.productPattern, lazy: page(() => import('./ProductsPage')) },
        { path: paths.manufacturer.stockIn, lazy: page(() => import('./StockInPage')) },
        { path: paths.manufacturer.stockOut, lazy: page(() => import('./StockOutPage')) },
        { path: paths.manufacturer.stockHistory, lazy: page(() => import('./StockHistoryPage')) },
        { path: paths.manufacturer.lowStock, lazy: page(() => import('./LowStockPage')) },
        { path: paths.manufacturer.lots, lazy: page(() => import('./lots/LotsPage')) },
        { path: paths.manufacturer.lotPattern, lazy: page(() => import('./lots/LotPage')) },
        { path: paths.manufacturer.recallPattern, lazy: page(() => import('./lots/RecallPage')) },
        { path: paths.manufacturer.counts, lazy: page(() => import('./counts/CountsPage')) },
        { path: paths.manufacturer.newCount, lazy: page(() => import('./counts/NewCountPage')) },
        { path: paths.manufacturer.countPattern, lazy: page(() => import('./counts/CountPage')) },
        {
          path: paths.manufacturer.synonyms,
          lazy: page(() => import('./synonyms/SynonymsPage')),
        },
        { path: paths.manufacturer.imports, lazy: page(() => import('./imports/ImportsPage')) },
        { path: paths.manufacturer.newImport, lazy: page(() => import('./imports/NewImportPage')) },
        {
          path: paths.manufacturer.importPattern,
          lazy: page(() => import('./imports/ImportPage')),
        },
        {
          path: paths.manufacturer.production,
          lazy: page(() => import('./production/ProductionPage')),
        },
        { path: paths.manufacturer.analytics, lazy: page(() => import('./AnalyticsPage')) },
        { path: paths.manufacturer.orders, lazy: page(() => import('./OrdersPage')) },
        { path: paths.manufacturer.orderPattern, lazy: page(() => import('./OrderPage')) },
        { path: paths.manufacturer.returns, lazy: page(() => import('./ReturnsPage')) },
        { path: paths.manufacturer.returnPattern, lazy: page(() => import('./ReturnPage')) },
        { path: paths.manufacturer.activity, lazy: page(() => import('./ActivityPage')) },
      ],
    },
    {
      lazy: page(() => import('./logo/LogoShell')),
      children: [{ path: paths.logoSettings, lazy: page(() => import('./logo/LogoSettingsPage')) }],
    },
  ],
};
