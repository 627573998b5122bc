import { RequireRole } from '@/access/guards';
import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  inside: [
    {
      element: <RequireRole />,
      children: [
        { path: paths.account, lazy: page(() => import('@/features/account/AccountPage')) },
        { path: paths.webhookPattern, lazy: page(() => import('@/features/account/WebhookPage')) },
      ],
    },
  ],
};
