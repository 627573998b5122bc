import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  public: [
    { path: paths.terms, lazy: page(() => import('./TermsPage')) },
    { path: paths.privacy, lazy: page(() => import('./PrivacyPage')) },
  ],
  bare: [{ path: paths.underage, lazy: page(() => import('./UnderagePage')) }],
};
