import { createElement } from 'react';
import { Navigate, useLocation, useParams, type RouteObject } from 'react-router-dom';
import { readSavedUser } from '@/access/sessionStorage';
import RoleShell, { loadShell } from '@/features/shell/RoleShell';
import { paths } from '@/lib/paths';
import type { AreaRoutes } from '@/lib/routes';
import { withTexts } from './languages';

/** Addresses of the older application, and of pages that moved, that lead on to today's. */
const MOVED: readonly (readonly [string, string])[] = [
  [paths.moved.dealerStore, paths.dealerStore],
  [paths.moved.agentStore, paths.agentStore],
  [paths.movedCounts, paths.stock.counts],
];

/** What stands behind the old address stays behind the new one, its query and hash too. */
function Moved({ to }: { to: string }) {
  const rest = Object.values(useParams()).filter(Boolean);
  const { search, hash } = useLocation();
  const address = { pathname: [to, ...rest].join('/'), search, hash };
  return createElement(Navigate, { replace: true, to: address });
}

/** `../areas/public/legal/routes.tsx` → `public/legal`, the name of its texts (vite/texts.ts). */
const nameOf = (file: string) => file.split('/').slice(2, -1).join('/');

/** The tables of every area that has a routes.tsx; there is no list to keep. Those of home and shop stand in routes.tsx. */
const modules = import.meta.glob<{ routes: AreaRoutes }>(
  ['../areas/**/routes.tsx', '!../areas/public/{home,shop}/routes.tsx'],
  { eager: true },
);

/** One frame around the pages of all areas: it stays while somebody goes from one to another. */
const inside: RouteObject = {
  lazy: async () => {
    await loadShell(readSavedUser()?.role);
    return { Component: RoleShell };
  },
  children: Object.entries(modules).flatMap(([file, { routes }]) =>
    withTexts(nameOf(file), routes.inside),
  ),
};

export const areas: readonly AreaRoutes[] = [
  {
    bare: MOVED.map(([path, to]) => ({
      path,
      element: createElement(Moved, { to }),
    })),
  },
  { bare: [inside] },
  ...Object.entries(modules).map(([file, { routes }]) => ({
    bare: withTexts(nameOf(file), routes.bare),
    public: withTexts(nameOf(file), routes.public),
    open: withTexts(nameOf(file), routes.open),
    openBare: withTexts(nameOf(file), routes.openBare),
  })),
];
