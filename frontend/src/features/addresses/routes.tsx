import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('@/components/buyer/BuyerShell')),
      children: [{ path: paths.buying.addresses, lazy: page(() => import('./AddressesPage')) }],
    },
  ],
};
