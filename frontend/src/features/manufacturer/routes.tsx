import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('./ManufacturerShell')),
      children: [
        { path: paths.dashboard.manufacturer, lazy: page(() => import('./DashboardPage')) },
        { path: paths.manufacturer.products, lazy: page(() => import('./ProductsPage')) },
        { path: paths.manufacturer.productPattern, lazy: page(() => import('./EditProductPage')) },
        { path: paths.manufacturer.stockIn, lazy: page(() => import('./StockInPage')) },
        { path: paths.manufacturer.stockOut, lazy: page(() => import('./StockOutPage')) },
        { path: paths.manufacturer.stockHistory, lazy: page(() => import('./StockHistoryPage')) },
        { path: paths.manufacturer.orders, lazy: page(() => import('./OrdersPage')) },
        { path: paths.manufacturer.orderPattern, lazy: page(() => import('./OrderPage')) },
        { path: paths.manufacturer.activity, lazy: page(() => import('./ActivityPage')) },
        { path: paths.logoSettings, lazy: page(() => import('./logo/LogoSettingsPage')) },
      ],
    },
  ],
};
