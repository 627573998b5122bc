import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  public: [
    { path: paths.dealers, lazy: page(() => import('./DealersPage')) },
    { path: paths.becomeAgent, lazy: page(() => import('./BecomeAgentPage')) },
  ],
};
