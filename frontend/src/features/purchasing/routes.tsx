import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('./PurchasingShell')),
      children: [
        { path: paths.purchasing.home, lazy: page(() => import('./PurchasingPage')) },
        { path: paths.purchasing.orderPattern, lazy: page(() => import('./PurchaseOrderPage')) },
        { path: paths.purchasing.supplierPattern, lazy: page(() => import('./SupplierPage')) },
        { path: paths.purchasing.costsPattern, lazy: page(() => import('./CostsPage')) },
      ],
    },
  ],
};
