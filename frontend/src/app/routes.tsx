import { Navigate, Outlet, ScrollRestoration, type RouteObject } from 'react-router-dom';
import { CrashNote, NotFoundPage, PageSkeleton } from '@/components/feedback';
import { PublicLayout } from '@/components/public/PublicLayout';
import { Toaster } from '@/components/toaster';
import { paths } from '@/lib/paths';
import type { FeatureRoutes } from '@/lib/routes';

/** Every feature that has a routes.tsx is in the app; there is no list to keep. */
const features = Object.values(
  import.meta.glob<{ routes: FeatureRoutes }>('../features/*/routes.tsx', { eager: true }),
).map((module) => module.routes);

const moved: RouteObject[] = [
  { path: paths.moved.dealerStore, element: <Navigate replace to={paths.dealerStore} /> },
  { path: paths.moved.agentStore, element: <Navigate replace to={paths.agentStore} /> },
];

function Root() {
  return (
    <>
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

export const routes: RouteObject[] = [
  {
    element: <Root />,
    HydrateFallback: PageSkeleton,
    ErrorBoundary: CrashNote,
    children: [
      ...moved,
      ...features.flatMap((feature) => feature.bare ?? []),
      {
        element: <PublicLayout />,
        children: [
          {
            ErrorBoundary: CrashNote,
            children: [
              ...features.flatMap((feature) => feature.public ?? []),
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
  },
];
