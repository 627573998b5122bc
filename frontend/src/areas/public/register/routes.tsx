import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';
import type { Kind } from '@/features/register/kinds';

function form(path: string, kind: Kind): RouteObject {
  return {
    path,
    lazy: async () => ({
      Component: (await import('@/features/register/RegistrationPage')).registrationPage(kind),
    }),
  };
}

export const routes: AreaRoutes = {
  public: [
    {
      path: paths.register.choose,
      lazy: page(() => import('@/features/register/ChooseRegistrationPage')),
    },
    form(paths.register.manufacturer, 'manufacturer'),
    form(paths.register.wholesaler, 'wholesaler'),
    form(paths.register.employee, 'employee'),
    form(paths.register.dealer, 'dealer'),
    form(paths.register.agent, 'agent'),
    form(paths.register.customer, 'customer'),
    {
      path: paths.referralPattern,
      lazy: async () => ({
        Component: (await import('@/features/register/RegistrationPage')).ReferralPage,
      }),
    },
  ],
};
