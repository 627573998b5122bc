import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('./DealerShell')),
      children: [
        { path: paths.dashboard.dealer, lazy: page(() => import('./DealerPage')) },
        { path: paths.dealer.products, lazy: page(() => import('./ProductsPage')) },
        { path: paths.dealer.pricing, lazy: page(() => import('./pricing/PricingPage')) },
        { path: paths.dealer.orders, lazy: page(() => import('./OrdersPage')) },
        { path: paths.dealer.analytics, lazy: page(() => import('./analytics/AnalyticsPage')) },
        { path: paths.dealer.settings, lazy: page(() => import('./settings/SettingsPage')) },
        { path: paths.dealer.orderPattern, lazy: page(() => import('./OrderPage')) },
      ],
    },
  ],
};
