import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('./StockShell')),
      children: [
        { path: paths.stock.home, lazy: page(() => import('./StockPage')) },
        { path: paths.stock.productPattern, lazy: page(() => import('./StockProductPage')) },
      ],
    },
  ],
};
