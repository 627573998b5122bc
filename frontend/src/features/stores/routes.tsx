import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  openBare: [
    { path: paths.dealerStore, lazy: page(() => import('./DealerStorePage')) },
    { path: paths.agentStore, lazy: page(() => import('./AgentStorePage')) },
  ],
};
