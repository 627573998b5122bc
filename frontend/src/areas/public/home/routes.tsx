import { paths } from '@/lib/paths';
import { page, type AreaRoutes } from '@/lib/routes';

export const routes: AreaRoutes = {
  public: [{ path: paths.home, lazy: page(() => import('./HomePage')) }],
};
