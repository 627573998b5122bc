import { Navigate } from 'react-router-dom';
import { RequireRole } from '@/access/guards';
import { useSession } from '@/access/useSession';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { page, type AreaRoutes } from '@/lib/routes';

/** Where the installed app begins: pickers go to their waves, all others to their dashboard. */
function Start() {
  const { user } = useSession();
  if (!user) return null;
  const to = user.role === 'warehouse' ? paths.warehouse.picking : dashboardPath(user);
  return <Navigate replace to={to} />;
}

export const routes: AreaRoutes = {
  inside: [
    {
      element: <RequireRole redirectTo={paths.login.portal} />,
      children: [{ path: paths.start, element: <Start /> }],
    },
    {
      element: <RequireRole />,
      children: [
        { path: paths.account, lazy: page(() => import('@/features/account/AccountPage')) },
        { path: paths.webhookPattern, lazy: page(() => import('@/features/account/WebhookPage')) },
      ],
    },
  ],
};
