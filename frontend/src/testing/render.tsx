import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router-dom';
import { KeepsDrafts } from '@/access/KeepsDrafts';
import { userKnown } from '@/access/session';
import type { SessionUser } from '@/access/user';
import { makeStore } from '@/app/store';
import { Routed } from '@/lib/hooks/Routed';
import { Toaster } from '@/ui/toaster';
import { ThemeRoot } from '@/theme/ThemeRoot';

interface Options {
  /** Address the test starts at. */
  at?: string;
  /** The element's route, where it has parameters; by default the address itself. */
  path?: string;
  /** Who is signed in. */
  user?: SessionUser;
  /** Further routes, such as the places a page leads to. */
  routes?: RouteObject[];
}

/** Renders with everything the app puts around its pages, and gives back the ways to look and to act. */
export function renderWithProviders(element: ReactNode, options: Options = {}) {
  const { at = '/', user, routes = [] } = options;
  const store = makeStore();
  if (user) store.dispatch(userKnown(user));
  const path = options.path ?? at.split('?')[0] ?? '/';
  const root = (
    <>
      <Outlet />
      <Toaster />
    </>
  );
  const children = [{ path, element }, ...routes];
  const router = createMemoryRouter([{ element: root, children }], { initialEntries: [at] });
  const view = render(
    <Provider store={store}>
      <ThemeRoot>
        <KeepsDrafts>
          <Routed router={router} />
        </KeepsDrafts>
      </ThemeRoot>
    </Provider>,
  );
  return { ...view, store, router, events: userEvent.setup() };
}
