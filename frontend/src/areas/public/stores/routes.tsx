import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  openBare: [
    { path: paths.dealerStore, lazy: page(() => import('./DealerStorePage')) },
    { path: paths.storePattern, lazy: page(() => import('./DealerStorePage')) },
    { path: paths.agentStore, lazy: page(() => import('./AgentStorePage')) },
  ],
};
