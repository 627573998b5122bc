import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  public: [
    { path: paths.dealers, lazy: page(() => import('./DealersPage')) },
    { path: paths.becomeAgent, lazy: page(() => import('./BecomeAgentPage')) },
  ],
};
