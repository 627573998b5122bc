import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  public: [
    { path: paths.terms, lazy: page(() => import('./TermsPage')) },
    { path: paths.privacy, lazy: page(() => import('./PrivacyPage')) },
  ],
  bare: [{ path: paths.underage, lazy: page(() => import('./UnderagePage')) }],
};
