import { RequireCompany, RequireRole } from '@/access/guards';
import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  inside: [
    {
      element: <RequireRole role="warehouse" />,
      children: [
        {
          path: paths.dashboard.warehouse,
          lazy: page(() => import('./WarehouseDashboardPage')),
        },
      ],
    },
    {
      // An order's own page is there for everybody who works with the goods.
      element: <RequireCompany door={paths.login.warehouse} />,
      children: [
        {
          path: paths.warehouse.orderPattern,
          lazy: page(() => import('@/features/fulfilment/queue/WarehouseOrderPage')),
        },
        {
          path: paths.warehouse.picking,
          lazy: page(() => import('@/features/fulfilment/picking/PickingPage')),
        },
        {
          path: paths.warehouse.wavePattern,
          lazy: page(() => import('@/features/fulfilment/picking/WavePage')),
        },
        {
          path: paths.warehouse.returns,
          lazy: page(() => import('@/features/returns/ReturnsPage'), {
            to: paths.warehouse.return,
            orderTo: paths.warehouse.order,
          }),
        },
        {
          path: paths.warehouse.returnPattern,
          lazy: page(() => import('@/features/returns/ReturnPage'), {
            listTo: paths.warehouse.returns,
            orderTo: paths.warehouse.order,
          }),
        },
      ],
    },
  ],
};
