import { useCallback } from 'react';
import { idIn } from '@/lib/ids';
import { say, useAddress } from '@/lib/hooks/useAddress';

const NAME = 'delivery';

/** The delivery that the address opens, 0 for none; Back closes it, and the page of the list behind it stays. */
export function useOpened() {
  const { params, change } = useAddress();
  return {
    opened: idIn(params.get(NAME)),
    open: useCallback((id: number) => change(say(NAME, String(id)), { push: true }), [change]),
    close: useCallback(() => change(say(NAME, '')), [change]),
  };
}
