import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { idIn } from '@/lib/ids';

const NAME = 'delivery';

/** The delivery that the address opens, 0 for none; Back closes it, and the page of the list behind it stays. */
export function useOpened() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const latest = useRef({ setParams, state });
  useEffect(() => {
    latest.current = { setParams, state };
  });
  const turn = useCallback((id: number, replace: boolean) => {
    const { setParams: set, state: kept } = latest.current;
    set(
      (current) => {
        const changed = new URLSearchParams(current);
        if (id > 0) changed.set(NAME, String(id));
        else changed.delete(NAME);
        return changed;
      },
      { replace, state: kept, preventScrollReset: true },
    );
  }, []);
  return {
    opened: idIn(params.get(NAME)),
    open: useCallback((id: number) => turn(id, false), [turn]),
    close: useCallback(() => turn(0, true), [turn]),
  };
}
