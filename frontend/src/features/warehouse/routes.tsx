import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('./WarehouseShell')),
      children: [
        { path: paths.dashboard.warehouse, lazy: page(() => import('./WarehouseDashboardPage')) },
        { path: paths.warehouse.orderPattern, lazy: page(() => import('./WarehouseOrderPage')) },
      ],
    },
  ],
};
