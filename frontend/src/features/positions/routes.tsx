import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    { path: paths.dashboard.manager, lazy: page(() => import('./ManagerPage')) },
    { path: paths.dashboard.supervisor, lazy: page(() => import('./SupervisorPage')) },
    { path: paths.dashboard.purchaser, lazy: page(() => import('./PurchaserPage')) },
  ],
};
