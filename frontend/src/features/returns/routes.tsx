import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('@/components/buyer/BuyerShell')),
      children: [
        { path: paths.buying.returns, lazy: page(() => import('./ReturnsPage')) },
        { path: paths.buying.returnPattern, lazy: page(() => import('./ReturnPage')) },
      ],
    },
  ],
};
