import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

/** What guests may want to read first. */
export const routes: AreaRoutes = {
  public: [
    { path: paths.terms, lazy: page(() => import('./TermsPage')) },
    { path: paths.privacy, lazy: page(() => import('./PrivacyPage')) },
  ],
  open: [
    { path: paths.help.home, lazy: page(() => import('@/features/help/HelpPage')) },
    { path: paths.help.pagePattern, lazy: page(() => import('@/features/help/HelpArticle')) },
    { path: paths.help.guide, lazy: page(() => import('@/features/help/HelpArticle')) },
    { path: paths.help.guidePattern, lazy: page(() => import('@/features/help/HelpArticle')) },
  ],
  bare: [{ path: paths.underage, lazy: page(() => import('./UnderagePage')) }],
};
