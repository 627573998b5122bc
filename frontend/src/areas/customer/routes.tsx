import { RequireRole } from '@/access/guards';
import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  inside: [
    {
      element: <RequireRole role="customer" />,
      children: [
        { path: paths.dashboard.customer, lazy: page(() => import('./CustomerPage')) },
        { path: paths.customer.shop, lazy: page(() => import('./ShopPage')) },
        { path: paths.customer.orders, lazy: page(() => import('./OrdersPage')) },
        { path: paths.customer.orderPattern, lazy: page(() => import('./OrderPage')) },
      ],
    },
  ],
};
