import { createContext } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Where the router is now, for those that cannot wait until that is drawn (useAddress). */
export const RouterContext = createContext<Pick<Router, 'state'> | undefined>(undefined);

/** The pages of a router. */
export function Routed({ router }: { router: Router }) {
  return (
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>
  );
}
