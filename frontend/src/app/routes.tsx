import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  Outlet,
  ScrollRestoration,
  type GetScrollRestorationKeyFunction,
  type Params,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import { selectUser } from '@/access/session';
import { CrashNote } from '@/ui/feedback/Crash';
import { NotFoundPage } from '@/ui/feedback/NotFoundPage';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import type { Command } from '@/ui/shell/nav';
import { OpenPalette } from '@/ui/shell/palette';
import { Toaster } from '@/ui/toaster';
import { routes as home } from '@/areas/public/home/routes';
import { routes as shop } from '@/areas/public/shop/routes';
import { lazyPart, loadPart } from '@/lib/parts';
import { ConnectionBar } from './ConnectionBar';
import { withCrashNotes } from './crashNotes';
import { withTexts } from './languages';
import { KEEPS_SHELL, Surroundings } from './Surroundings';

/**
 * What a place on a page is remembered under. The first page after a load always has the key `default`: another
 * address typed into the same tab would open where the one before was left.
 */
const scrollKey: GetScrollRestorationKeyFunction = ({ key, pathname, search }) =>
  key === 'default' ? pathname + search : key;

/** Nobody but an admin who looks at somebody's pages has to load it. */
const ViewBanner = lazyPart(() => import('./ViewBanner'));
const CommandPalette = lazyPart(() => import('@/features/search/CommandPalette'));

function Root() {
  const user = useSelector(selectUser);
  const [pages, setPages] = useState<Command[] | null>(null);
  return (
    <>
      <OpenPalette value={setPages}>
        <Outlet />
      </OpenPalette>
      {user && pages && (
        <Suspense>
          <CommandPalette commands={pages} onClose={() => setPages(null)} />
        </Suspense>
      )}
      {user?.viewAs && (
        <Suspense fallback={null}>
          <ViewBanner user={user} until={user.viewAs.until} />
        </Suspense>
      )}
      <Toaster />
      <ConnectionBar />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** Where the tables of the areas are put in. */
const BARE = 'bare';
const PUBLIC = 'public';
const OPEN = 'open';
const OPEN_BARE = 'openBare';

/** The public home and the shop, where most visitors begin; every other address is found with `discover`. */
export const routes = (): RouteObject[] => [
  {
    id: BARE,
    element: <Root />,
    HydrateFallback: PageSkeleton,
    ErrorBoundary: CrashNote,
    children: [
      {
        element: <Surroundings />,
        children: [
          {
            id: PUBLIC,
            ErrorBoundary: CrashNote,
            children: [
              ...withTexts(undefined, home.public),
              { path: '*', element: <NotFoundPage /> },
            ],
          },
          {
            id: OPEN,
            handle: KEEPS_SHELL,
            ErrorBoundary: CrashNote,
            children: withTexts('public/shop', shop.open),
          },
        ],
      },
      {
        element: <Surroundings guest={<Outlet />} />,
        children: [{ id: OPEN_BARE, handle: KEEPS_SHELL, ErrorBoundary: CrashNote, children: [] }],
      },
    ],
  },
];

/** No other table has an address like that of a product. */
const isProduct = ({ productId = '' }: Params) => Number(productId) > 0;

/** Loads the tables of all areas when somebody leaves these pages, or comes in by another one. */
export function discover(): PatchRoutesOnNavigationFunction {
  let isKnown = false;
  return async ({ patch, matches }) => {
    if (isKnown || matches.some(({ params }) => isProduct(params))) return;
    const { areas } = await loadPart(() => import('./areas'));
    if (isKnown) return;
    isKnown = true;
    patch(BARE, withCrashNotes(areas.flatMap((area) => area.bare ?? [])));
    patch(PUBLIC, withCrashNotes(areas.flatMap((area) => area.public ?? [])));
    patch(OPEN, withCrashNotes(areas.flatMap((area) => area.open ?? [])));
    patch(OPEN_BARE, withCrashNotes(areas.flatMap((area) => area.openBare ?? [])));
  };
}
