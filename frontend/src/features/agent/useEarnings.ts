import { useEffect, useState } from 'react';
import { api } from '@/api/enhance';
import type { CommissionResponse } from '@/api/generated';
import { sumEarnings, type Earnings } from './earnings';

const PAGE = 200;

/** The sums over every commission of this person; reads all pages, because sums of one page would be wrong. */
export function useEarnings() {
  const [read] = api.useLazyListCommissionsQuery();
  const [earnings, setEarnings] = useState<Earnings>();
  const [error, setError] = useState<unknown>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isStale = false;
    const readAll = async () => {
      const all: CommissionResponse[] = [];
      let cursor: string | null = null;
      do {
        const page = await read({ limit: PAGE, ...(cursor ? { cursor } : {}) }).unwrap();
        all.push(...page.items);
        cursor = page.next;
      } while (cursor && !isStale);
      if (isStale) return;
      setEarnings(sumEarnings(all, new Date()));
      setError(undefined);
    };
    readAll().catch((failure: unknown) => !isStale && setError(failure));
    return () => {
      isStale = true;
    };
  }, [read, round]);

  return { earnings, error, again: () => setRound((count) => count + 1) };
}
