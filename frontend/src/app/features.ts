import { createElement } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import type { FeatureRoutes } from '@/lib/routes';
import { withTexts } from './languages';

/** Addresses of the older application that lead on to today's. */
const MOVED: readonly (readonly [string, string])[] = [
  [paths.moved.dealerStore, paths.dealerStore],
  [paths.moved.agentStore, paths.agentStore],
];

/** `../features/orders/routes.tsx` → `orders`. */
const nameOf = (file: string) => file.split('/').at(-2);

/** The tables of every feature that has a routes.tsx; there is no list to keep. Those of home and shop stand in routes.tsx. */
const modules = import.meta.glob<{ routes: FeatureRoutes }>(
  ['../features/*/routes.tsx', '!../features/{home,shop}/routes.tsx'],
  { eager: true },
);

export const features: readonly FeatureRoutes[] = [
  {
    bare: MOVED.map(([path, to]) => ({
      path,
      element: createElement(Navigate, { replace: true, to }),
    })),
  },
  ...Object.entries(modules).map(([file, { routes }]) => ({
    bare: withTexts(nameOf(file), routes.bare),
    public: withTexts(nameOf(file), routes.public),
    open: withTexts(nameOf(file), routes.open),
    openBare: withTexts(nameOf(file), routes.openBare),
  })),
];
