import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('./EmployeesShell')),
      children: [
        { path: paths.employeeManagement, lazy: page(() => import('./EmployeeManagementPage')) },
        { path: paths.employeeCasePattern, lazy: page(() => import('./EmployeeCasePage')) },
      ],
    },
  ],
};
