import { useCallback, useContext, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RouterContext } from './Routed';

interface HowToChange {
  /** A new entry of the history, so that Back returns from it; otherwise the present one is replaced. */
  push?: boolean;
  /** Added to what lives with the history entry; `null` forgets it all. */
  state?: object | null;
  /** Whether the page scrolls to its top, as to another page. */
  scroll?: boolean;
}

/**
 * The parameters of the address, and the one way to change them.
 *
 * A change builds on where the router is, not on what is drawn: drawing lags behind on a busy machine, and of
 * two quick changes the second would take the first one back. React Router's own `useSearchParams` builds on
 * what is drawn; `Routed` hands the router down.
 */
export function useAddress() {
  const { search } = useLocation();
  const router = useContext(RouterContext);
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (edit: (params: URLSearchParams) => void, how: HowToChange = {}) => {
      if (!router) throw new Error('useAddress needs Routed.');
      const { location, navigation } = router.state;
      const isOnTheWay = navigation.location?.pathname === location.pathname;
      const now = (isOnTheWay && navigation.location) || location;
      const changed = new URLSearchParams(now.search);
      edit(changed);
      void navigate(`?${changed.toString()}`, {
        replace: !how.push,
        state: how.state === null ? null : { ...(now.state as object | null), ...how.state },
        preventScrollReset: !how.scroll,
      });
    },
    [router, navigate],
  );
  return { params, change };
}

/** How to turn to another part of a page: as to another page. */
export const ANEW: HowToChange = { push: true, state: null, scroll: true };

/** An edit that leaves nothing in the address but these values. */
export const only = (values: Record<string, string>) => (params: URLSearchParams) => {
  for (const name of [...params.keys()]) params.delete(name);
  for (const [name, value] of Object.entries(values)) params.set(name, value);
};

/** An edit that says one value; an empty one is left out. */
export const say = (name: string, value: string) => (params: URLSearchParams) => {
  if (value) params.set(name, value);
  else params.delete(name);
};

/** A dialog that opens by its button, or at once where the address asks for it: `?do=pay`. */
export function useAskedDialog(name: string) {
  const { params, change } = useAddress();
  const isAsked = params.get('do') === name;
  const [isOpened, setOpened] = useState(false);
  const close = () => {
    setOpened(false);
    if (isAsked) change(say('do', ''));
  };
  return { isOpen: isOpened || isAsked, open: () => setOpened(true), close };
}
