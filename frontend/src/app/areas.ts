import { createElement } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import type { AreaRoutes } from '@/lib/routes';
import { withTexts } from './languages';

/** Addresses of the older application that lead on to today's. */
const MOVED: readonly (readonly [string, string])[] = [
  [paths.moved.dealerStore, paths.dealerStore],
  [paths.moved.agentStore, paths.agentStore],
];

/** `../areas/public/legal/routes.tsx` → `public/legal`, the name of its texts (vite/texts.ts). */
const nameOf = (file: string) => file.split('/').slice(2, -1).join('/');

/** The tables of every area that has a routes.tsx; there is no list to keep. Those of home and shop stand in routes.tsx. */
const modules = import.meta.glob<{ routes: AreaRoutes }>(
  ['../areas/**/routes.tsx', '!../areas/public/{home,shop}/routes.tsx'],
  { eager: true },
);

export const areas: readonly AreaRoutes[] = [
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
