import { RequireRole } from '@/access/guards';
import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  inside: [
    {
      element: <RequireRole role="manufacturer" />,
      children: [
        { path: paths.dashboard.manufacturer, lazy: page(() => import('./DashboardPage')) },
        {
          path: paths.manufacturer.products,
          lazy: page(() => import('@/features/products/editor/ProductsPage')),
        },
        {
          path: paths.manufacturer.newProduct,
          lazy: page(() => import('@/features/products/editor/ProductEditor')),
        },
        { path: paths.manufacturer.productPattern, lazy: page(() => import('./ProductPage')) },
        { path: paths.manufacturer.oldProductPattern, lazy: page(() => import('./ProductPage')) },
        {
          path: paths.manufacturer.taxes,
          lazy: page(() => import('@/features/system/TaxesPage'), { readOnly: true }),
        },
        {
          path: paths.manufacturer.stockIn,
          lazy: page(() => import('@/features/stock/movements/MovementPage'), { type: 'in' }),
        },
        {
          path: paths.manufacturer.stockOut,
          lazy: page(() => import('@/features/stock/movements/MovementPage'), { type: 'out' }),
        },
        {
          path: paths.manufacturer.stockHistory,
          lazy: page(() => import('@/features/stock/movements/StockHistoryPage')),
        },
        {
          path: paths.manufacturer.lowStock,
          lazy: page(() => import('@/features/stock/movements/LowStockPage')),
        },
        {
          path: paths.manufacturer.lots,
          lazy: page(() => import('@/features/stock/lots/LotsPage')),
        },
        {
          path: paths.manufacturer.lotPattern,
          lazy: page(() => import('@/features/stock/lots/LotPage')),
        },
        {
          path: paths.manufacturer.recallPattern,
          lazy: page(() => import('@/features/stock/lots/RecallPage')),
        },
        {
          path: paths.manufacturer.synonyms,
          lazy: page(() => import('@/features/products/synonyms/SynonymsPage')),
        },
        {
          path: paths.manufacturer.imports,
          lazy: page(() => import('@/features/stock/imports/ImportsPage')),
        },
        {
          path: paths.manufacturer.newImport,
          lazy: page(() => import('@/features/stock/imports/NewImportPage')),
        },
        {
          path: paths.manufacturer.importPattern,
          lazy: page(() => import('@/features/stock/imports/ImportPage')),
        },
        {
          path: paths.manufacturer.production,
          lazy: page(() => import('@/features/analytics/production/ProductionPage')),
        },
        {
          path: paths.manufacturer.analytics,
          lazy: page(() => import('@/features/analytics/Analytics'), {
            lists: { orders: paths.manufacturer.orders },
          }),
        },
        { path: paths.manufacturer.orders, lazy: page(() => import('./OrdersPage')) },
        { path: paths.manufacturer.orderPattern, lazy: page(() => import('./OrderPage')) },
        {
          path: paths.manufacturer.returns,
          lazy: page(() => import('@/features/returns/ReturnsPage'), {
            to: paths.manufacturer.return,
            orderTo: paths.manufacturer.order,
          }),
        },
        {
          path: paths.manufacturer.returnPattern,
          lazy: page(() => import('@/features/returns/ReturnPage'), {
            listTo: paths.manufacturer.returns,
            orderTo: paths.manufacturer.order,
          }),
        },
        { path: paths.manufacturer.activity, lazy: page(() => import('./ActivityPage')) },
      ],
    },
    {
      lazy: page(() => import('@/features/logo/LogoGate')),
      children: [
        { path: paths.logoSettings, lazy: page(() => import('@/features/logo/LogoSettingsPage')) },
      ],
    },
  ],
};
