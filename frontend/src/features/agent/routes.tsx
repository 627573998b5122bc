import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  public: [{ path: paths.agentReferral, lazy: page(() => import('./AgentReferralPage')) }],
  bare: [
    {
      lazy: page(() => import('./AgentShell')),
      children: [
        { path: paths.dashboard.agent, lazy: page(() => import('./AgentPage')) },
        { path: paths.agent.referrals, lazy: page(() => import('./ReferralsPage')) },
        { path: paths.agent.commissions, lazy: page(() => import('./CommissionsPage')) },
        { path: paths.agent.payouts, lazy: page(() => import('./PayoutsPage')) },
        { path: paths.agent.orders, lazy: page(() => import('./OrdersPage')) },
      ],
    },
  ],
};
