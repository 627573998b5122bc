import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('./IssuesShell')),
      children: [
        { path: paths.issues.list, lazy: page(() => import('./IssuesPage')) },
        { path: paths.issues.issuePattern, lazy: page(() => import('./IssuePage')) },
      ],
    },
  ],
};
