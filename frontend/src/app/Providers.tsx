import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { followOtherTabs, startSession } from '@/access/session';
import { ErrorBoundary } from '@/ui/feedback';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import { keepChoices } from '@/lib/language';
import { ThemeRoot } from '@/theme/ThemeRoot';
import { Branded } from './Branded';
import { keepCart } from './cartKeeper';
import { syncCart, type CartCalls } from './cartSync';
import { keepConnection } from './connectionKeeper';
import { keepNotices } from './noticeKeeper';
import type { AppStore } from './store';

/** The calls of the cart come with the generated ones, which a guest's first page does not carry. */
function loadCalls(store: AppStore): () => Promise<CartCalls> {
  let calls: Promise<CartCalls> | undefined;
  return () => {
    calls ??= import('./cartCalls').then(({ cartCalls }) => cartCalls(store));
    calls.catch(() => {
      calls = undefined;
    });
    return calls;
  };
}

/** Store, theme and the listeners that live as long as the app. */
export function Providers({ store, children }: { store: AppStore; children: ReactNode }) {
  useEffect(() => {
    const dispatch = store.dispatch as AppDispatch;
    void startSession(dispatch);
    const stops = [
      followOtherTabs(dispatch),
      keepCart(store),
      syncCart(store, loadCalls(store)),
      keepNotices(store),
      // Loaded when somebody picks one.
      keepChoices((language) =>
        import('./languageKeeper').then(({ storeChoice }) => storeChoice(store, language)),
      ),
      keepConnection(store),
    ];
    return () => stops.forEach((stop) => stop());
  }, [store]);

  return (
    <Provider store={store}>
      <ThemeRoot>
        <Branded>
          <ErrorBoundary>{children}</ErrorBoundary>
        </Branded>
      </ThemeRoot>
    </Provider>
  );
}
