import type { AppDispatch } from '@/lib/hooks/useAppDispatch';

/** What following needs of the app's store. */
export interface LiveStore {
  dispatch: AppDispatch;
  getState: () => unknown;
  subscribe: (changed: () => void) => () => void;
}
