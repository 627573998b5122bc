import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('./AccountShell')),
      children: [
        { path: paths.account, lazy: page(() => import('./AccountPage')) },
        { path: paths.webhookPattern, lazy: page(() => import('./WebhookPage')) },
      ],
    },
  ],
};
