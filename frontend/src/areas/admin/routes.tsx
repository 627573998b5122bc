import { RequireRole } from '@/access/guards';
import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  inside: [
    {
      element: <RequireRole role="admin" />,
      children: [
        { path: paths.dashboard.admin, lazy: page(() => import('./AdminDashboardPage')) },
        {
          path: paths.dashboard.userManagement,
          lazy: page(() => import('@/features/people/accounts/UserManagementPage')),
        },
        {
          path: paths.admin.accounts,
          lazy: page(() => import('@/features/people/accounts/AccountsPage')),
        },
        {
          path: paths.admin.verification,
          lazy: page(() => import('@/features/people/verification/queue/VerificationPage')),
        },
        {
          path: paths.admin.passwordResets,
          lazy: page(() => import('@/features/system/ResetsPage')),
        },
        {
          path: paths.admin.accountPattern,
          lazy: page(() => import('@/features/people/accounts/PersonPage')),
        },
        {
          path: paths.admin.casePattern,
          lazy: page(() => import('@/features/people/verification/queue/CasePage')),
        },
        {
          path: paths.admin.settings,
          lazy: page(() => import('@/features/system/SettingsPage')),
        },
        { path: paths.admin.taxes, lazy: page(() => import('@/features/system/TaxesPage')) },
        {
          path: paths.admin.settingsHistory,
          lazy: page(() => import('@/features/system/HistoryPage')),
        },
        {
          path: paths.admin.backups,
          lazy: page(() => import('@/features/system/BackupsPage')),
        },
        { path: paths.admin.mail, lazy: page(() => import('@/features/system/MailPage')) },
        { path: paths.admin.jobs, lazy: page(() => import('@/features/system/JobsPage')) },
        { path: paths.admin.about, lazy: page(() => import('@/features/system/AboutPage')) },
        {
          path: paths.admin.analytics,
          lazy: page(() => import('@/features/analytics/Analytics'), {
            lists: { orders: paths.admin.orders, accounts: paths.admin.accounts },
          }),
        },
        { path: paths.admin.orders, lazy: page(() => import('./OrdersPage')) },
        { path: paths.admin.orderPattern, lazy: page(() => import('./OrderPage')) },
        {
          path: paths.admin.returns,
          lazy: page(() => import('@/features/returns/ReturnsPage'), {
            to: paths.admin.return,
            orderTo: paths.admin.order,
          }),
        },
        {
          path: paths.admin.returnPattern,
          lazy: page(() => import('@/features/returns/ReturnPage'), {
            listTo: paths.admin.returns,
            orderTo: paths.admin.order,
          }),
        },
        {
          path: paths.admin.commissions,
          lazy: page(() => import('@/features/commissions/admin/CommissionsPage')),
        },
        {
          path: paths.admin.payoutPattern,
          lazy: page(() => import('@/features/commissions/admin/PayoutPage')),
        },
        { path: paths.admin.activity, lazy: page(() => import('./ActivityPage')) },
      ],
    },
  ],
};
