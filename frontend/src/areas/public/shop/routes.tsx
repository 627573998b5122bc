import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  open: [
    { path: paths.products, lazy: page(() => import('@/features/products/shop/ProductsPage')) },
    { path: paths.search, lazy: page(() => import('@/features/products/shop/SearchPage')) },
    {
      path: paths.productPattern,
      lazy: page(() => import('@/features/products/shop/ProductPage')),
    },
  ],
};
