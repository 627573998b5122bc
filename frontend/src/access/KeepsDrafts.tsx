import { useMemo, type ReactNode } from 'react';
import { useSelector, useStore } from 'react-redux';
import { DraftOwner } from '@/lib/drafts';
import { selectLost, selectUser, type WithSession } from './session';

/** Lets the forms below keep what is typed for whoever is signed in. */
export function KeepsDrafts({ children }: { children: ReactNode }) {
  const store = useStore<WithSession>();
  const userId = useSelector(selectUser)?.id;
  const owner = useMemo(
    () => ({ userId, isLost: () => selectLost(store.getState())?.id === userId }),
    [store, userId],
  );
  return <DraftOwner value={owner}>{children}</DraftOwner>;
}
