import { RequireRole } from '@/access/guards';
import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  public: [
    {
      path: paths.agentReferral,
      lazy: page(() => import('@/features/commissions/agent/AgentReferralPage')),
    },
  ],
  inside: [
    {
      element: <RequireRole role="agent" />,
      children: [
        { path: paths.dashboard.agent, lazy: page(() => import('./AgentPage')) },
        {
          path: paths.agent.referrals,
          lazy: page(() => import('@/features/commissions/agent/ReferralsPage')),
        },
        {
          path: paths.agent.commissions,
          lazy: page(() => import('@/features/commissions/agent/CommissionsPage')),
        },
        {
          path: paths.agent.payouts,
          lazy: page(() => import('@/features/commissions/agent/PayoutsPage')),
        },
        { path: paths.agent.orders, lazy: page(() => import('./OrdersPage')) },
      ],
    },
  ],
};
