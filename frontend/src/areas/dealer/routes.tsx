import { RequireRole } from '@/access/guards';
import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  inside: [
    {
      element: <RequireRole role="dealer" />,
      children: [
        { path: paths.dashboard.dealer, lazy: page(() => import('./DealerPage')) },
        { path: paths.dealer.products, lazy: page(() => import('./ProductsPage')) },
        {
          path: paths.dealer.pricing,
          lazy: page(() => import('@/features/prices/store/PricingPage')),
        },
        { path: paths.dealer.orders, lazy: page(() => import('./OrdersPage')) },
        {
          path: paths.dealer.analytics,
          lazy: page(() => import('@/features/analytics/store/AnalyticsPage')),
        },
        {
          path: paths.dealer.settings,
          lazy: page(() => import('@/features/store/settings/SettingsPage')),
        },
        { path: paths.dealer.orderPattern, lazy: page(() => import('./OrderPage')) },
      ],
    },
  ],
};
