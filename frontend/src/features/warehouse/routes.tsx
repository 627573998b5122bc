import { RequireRole } from '@/access/guards';
import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      element: <RequireRole role="warehouse" />,
      children: [
        {
          lazy: page(() => import('./WarehouseShell')),
          children: [
            {
              path: paths.dashboard.warehouse,
              lazy: page(() => import('./WarehouseDashboardPage')),
            },
          ],
        },
      ],
    },
    {
      lazy: page(() => import('./WarehouseShell')),
      children: [
        { path: paths.warehouse.orderPattern, lazy: page(() => import('./WarehouseOrderPage')) },
        { path: paths.warehouse.returns, lazy: page(() => import('./ReturnsPage')) },
        { path: paths.warehouse.returnPattern, lazy: page(() => import('./ReturnPage')) },
      ],
    },
  ],
};
