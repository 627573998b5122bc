import { RequireRole } from '@/access/guards';
import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  open: [
    { path: paths.cart, lazy: page(() => import('./CartPage')) },
    {
      element: <RequireRole redirectTo={paths.login.customer} />,
      children: [{ path: paths.orderPattern, lazy: page(() => import('./PlacedOrderPage')) }],
    },
  ],
  bare: [
    {
      lazy: page(() => import('@/components/buyer/BuyerShell')),
      children: [{ path: paths.buying.quickOrder, lazy: page(() => import('./QuickOrderPage')) }],
    },
  ],
};
