import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('./AdminShell')),
      children: [
        { path: paths.dashboard.admin, lazy: page(() => import('./AdminDashboardPage')) },
        {
          lazy: page(() => import('./people/PeopleSection')),
          children: [
            {
              path: paths.dashboard.userManagement,
              lazy: page(() => import('./UserManagementPage')),
            },
            { path: paths.admin.accounts, lazy: page(() => import('./AccountsPage')) },
            {
              path: paths.admin.verification,
              lazy: page(() => import('./verification/VerificationPage')),
            },
            { path: paths.admin.passwordResets, lazy: page(() => import('./system/ResetsPage')) },
          ],
        },
        { path: paths.admin.accountPattern, lazy: page(() => import('./people/PersonPage')) },
        { path: paths.admin.casePattern, lazy: page(() => import('./verification/CasePage')) },
        {
          lazy: page(() => import('./system/SystemSection')),
          children: [
            { path: paths.admin.settings, lazy: page(() => import('./system/SettingsPage')) },
            {
              path: paths.admin.settingsHistory,
              lazy: page(() => import('./system/HistoryPage')),
            },
            { path: paths.admin.backups, lazy: page(() => import('./system/BackupsPage')) },
            { path: paths.admin.mail, lazy: page(() => import('./system/MailPage')) },
            { path: paths.admin.jobs, lazy: page(() => import('./system/JobsPage')) },
            { path: paths.admin.about, lazy: page(() => import('./system/AboutPage')) },
          ],
        },
        { path: paths.admin.analytics, lazy: page(() => import('./AnalyticsPage')) },
        { path: paths.admin.orders, lazy: page(() => import('./OrdersPage')) },
        { path: paths.admin.orderPattern, lazy: page(() => import('./OrderPage')) },
        { path: paths.admin.returns, lazy: page(() => import('./ReturnsPage')) },
        { path: paths.admin.returnPattern, lazy: page(() => import('./ReturnPage')) },
        {
          path: paths.admin.commissions,
          lazy: page(() => import('./commissions/CommissionsPage')),
        },
        { path: paths.admin.payoutPattern, lazy: page(() => import('./commissions/PayoutPage')) },
        { path: paths.admin.activity, lazy: page(() => import('./ActivityPage')) },
      ],
    },
  ],
};
