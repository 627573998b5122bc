import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  open: [
    { path: paths.products, lazy: page(() => import('./ProductsPage')) },
    { path: paths.search, lazy: page(() => import('./SearchPage')) },
    { path: paths.productPattern, lazy: page(() => import('./ProductPage')) },
  ],
};
