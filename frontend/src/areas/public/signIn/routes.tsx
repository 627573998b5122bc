import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';
import type { Portal } from '@/features/signIn/portals';

function door(path: string, portal: Portal): RouteObject {
  return {
    path,
    lazy: async () => ({
      Component: (await import('@/features/signIn/RoleSignInPage')).signInPage(portal),
    }),
  };
}

const adminPortal = page(() => import('@/features/signIn/AdminPortalPage'));

export const routes: AreaRoutes = {
  public: [
    { path: paths.login.portal, lazy: adminPortal },
    { path: paths.login.admin, lazy: adminPortal },
    door(paths.login.manufacturer, 'manufacturer'),
    door(paths.login.wholesaler, 'wholesaler'),
    door(paths.login.dealer, 'dealer'),
    door(paths.login.agent, 'agent'),
    door(paths.login.customer, 'customer'),
    door(paths.login.employee, 'employee'),
    door(paths.login.warehouse, 'warehouse'),
    { path: paths.resetPassword, lazy: page(() => import('@/features/signIn/ResetPasswordPage')) },
  ],
};
