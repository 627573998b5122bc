import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('./EmployeeShell')),
      children: [
        { path: paths.dashboard.employee, lazy: page(() => import('./EmployeeDashboardPage')) },
      ],
    },
  ],
};
