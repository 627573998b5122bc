import { paths } from '@/lib/paths';
import { page, type FeatureRoutes } from '@/lib/routes';

export const routes: FeatureRoutes = {
  bare: [
    {
      lazy: page(() => import('./PickingShell')),
      children: [
        { path: paths.warehouse.picking, lazy: page(() => import('./PickingPage')) },
        { path: paths.warehouse.wavePattern, lazy: page(() => import('./WavePage')) },
      ],
    },
  ],
};
