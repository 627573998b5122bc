import { RequireRole } from '@/access/guards';
import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  inside: [
    {
      element: <RequireRole role="wholesaler" />,
      children: [
        { path: paths.dashboard.wholesaler, lazy: page(() => import('./WholesalerPage')) },
        { path: paths.wholesaler.products, lazy: page(() => import('./ProductsPage')) },
        { path: paths.wholesaler.inventory, lazy: page(() => import('./InventoryPage')) },
        {
          path: paths.wholesaler.dealerPricing,
          lazy: page(() => import('@/features/prices/regional/PricingPage'), {
            audience: 'dealer',
          }),
        },
        {
          path: paths.wholesaler.agentPricing,
          lazy: page(() => import('@/features/prices/regional/PricingPage'), { audience: 'agent' }),
        },
        {
          path: paths.wholesaler.zones,
          lazy: page(() => import('@/features/prices/zones/ZonesPage')),
        },
        {
          path: paths.wholesaler.dealers,
          lazy: page(() => import('@/features/prices/buyers/DealersPage')),
        },
        { path: paths.wholesaler.orders, lazy: page(() => import('./OrdersPage')) },
        { path: paths.wholesaler.orderPattern, lazy: page(() => import('./OrderPage')) },
      ],
    },
    {
      // The manufacturer sets the same prices; they are the company's.
      element: <RequireRole role="manufacturer" />,
      children: [
        {
          path: paths.manufacturer.dealerPricing,
          lazy: page(() => import('@/features/prices/regional/PricingPage'), {
            audience: 'dealer',
          }),
        },
        {
          path: paths.manufacturer.agentPricing,
          lazy: page(() => import('@/features/prices/regional/PricingPage'), { audience: 'agent' }),
        },
        {
          path: paths.manufacturer.zones,
          lazy: page(() => import('@/features/prices/zones/ZonesPage')),
        },
      ],
    },
  ],
};
