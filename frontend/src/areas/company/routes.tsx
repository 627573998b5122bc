import { RequireCompany, RequireRole } from '@/access/guards';
import { paths } from '@/lib/paths';
import { looksAtPurchasing } from '@/lib/purchasing';
import { page, type AreaRoutes } from '@/lib/routes';

const { purchasing } = paths;

/** What people of the company share, whatever their role. */
export const routes: AreaRoutes = {
  inside: [
    {
      element: <RequireCompany door={paths.login.employee} />,
      children: [
        { path: paths.stock.home, lazy: page(() => import('@/features/stock/StockPage')) },
        {
          path: paths.stock.productPattern,
          lazy: page(() => import('@/features/stock/StockProductPage')),
        },
        {
          path: paths.stock.counts,
          lazy: page(() => import('@/features/stock/counts/CountsPage')),
        },
        {
          path: paths.stock.newCount,
          lazy: page(() => import('@/features/stock/counts/NewCountPage')),
        },
        {
          path: paths.stock.countPattern,
          lazy: page(() => import('@/features/stock/counts/CountPage')),
        },
        // Who decides an issue, the server says with each.
        { path: paths.issues.list, lazy: page(() => import('@/features/issues/IssuesPage')) },
        {
          path: paths.issues.issuePattern,
          lazy: page(() => import('@/features/issues/IssuePage')),
        },
      ],
    },
    {
      // For those who buy, approve or take goods in.
      element: <RequireCompany door={paths.login.employee} admits={looksAtPurchasing} />,
      children: [
        {
          path: purchasing.home,
          lazy: page(() => import('@/features/purchasing/PurchasingPage')),
        },
        {
          path: purchasing.orderPattern,
          lazy: page(() => import('@/features/purchasing/PurchaseOrderPage')),
        },
        {
          path: purchasing.supplierPattern,
          lazy: page(() => import('@/features/purchasing/SupplierPage')),
        },
        {
          path: purchasing.costsPattern,
          lazy: page(() => import('@/features/purchasing/CostsPage')),
        },
      ],
    },
    {
      // For the owners, who answer for what stores show.
      element: <RequireRole role="manufacturer" />,
      children: [
        {
          path: paths.storeLookPattern,
          lazy: page(() => import('@/features/store/settings/StoreLookPage')),
        },
      ],
    },
    {
      lazy: page(() => import('@/features/people/employees/OwnersOnly')),
      children: [
        {
          path: paths.employeeManagement,
          lazy: page(() => import('@/features/people/employees/EmployeeManagementPage')),
        },
        {
          path: paths.employeeCasePattern,
          lazy: page(() => import('@/features/people/employees/EmployeeCasePage')),
        },
      ],
    },
  ],
};
