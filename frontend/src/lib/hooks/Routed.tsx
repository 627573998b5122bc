import { createContext } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { report } from '../server/problem';

type Router = ReturnType<typeof createBrowserRouter>;

/** Where the router is now, for those that cannot wait until that is drawn (useAddress). */
export const RouterContext = createContext<Pick<Router, 'state'> | undefined>(undefined);

/** The pages of a router. What breaks on one is reported with the pattern of its path. */
export function Routed({ router }: { router: Router }) {
  return (
    <RouterContext value={router}>
      <RouterProvider
        router={router}
        onError={(error, { errorInfo, pattern }) =>
          report(error, errorInfo?.componentStack, pattern)
        }
      />
    </RouterContext>
  );
}
