import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('./AdminShell')),
      children: [
        { path: paths.dashboard.userManagement, lazy: page(() => import('./UserManagementPage')) },
        { path: paths.admin.accounts, lazy: page(() => import('./AccountsPage')) },
      ],
    },
  ],
};
