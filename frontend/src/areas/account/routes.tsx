import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  bare: [
    {
      lazy: page(() => import('./AccountShell')),
      children: [
        { path: paths.account, lazy: page(() => import('@/features/account/AccountPage')) },
        { path: paths.webhookPattern, lazy: page(() => import('@/features/account/WebhookPage')) },
      ],
    },
  ],
};
