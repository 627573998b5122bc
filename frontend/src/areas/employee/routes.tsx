import { RequireRole } from '@/access/guards';
import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

/** The dashboards of the company's employees, by position. */
export const routes: AreaRoutes = {
  inside: [
    { path: paths.dashboard.manager, lazy: page(() => import('./positions/ManagerPage')) },
    { path: paths.dashboard.supervisor, lazy: page(() => import('./positions/SupervisorPage')) },
    { path: paths.dashboard.purchaser, lazy: page(() => import('./positions/PurchaserPage')) },
    {
      element: <RequireRole role="employee" />,
      children: [
        { path: paths.dashboard.employee, lazy: page(() => import('./EmployeeDashboardPage')) },
      ],
    },
  ],
};
