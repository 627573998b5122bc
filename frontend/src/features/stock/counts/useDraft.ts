import { useCallback, useState } from 'react';
import { useSession } from '@/access/useSession';
import { EMPTY, type Draft } from './draft';
import { readDraft, writeDraft } from './draftStorage';

/** The unposted count of whoever is signed in; every change of it is kept on the device at once. */
export function useDraft() {
  const userId = useSession().user?.id ?? 0;
  const [draft, setDraft] = useState(() => readDraft(userId));
  const change = useCallback(
    (changed: (draft: Draft) => Draft) =>
      setDraft((current) => {
        const next = changed(current);
        writeDraft(userId, next);
        return next;
      }),
    [userId],
  );
  const discard = useCallback(() => change(() => EMPTY), [change]);
  return { draft, change, discard };
}
