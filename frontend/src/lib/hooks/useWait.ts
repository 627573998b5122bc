import { useEffect, useState } from 'react';

/**
 * The seconds that are left of a wait, counted down once a second; 0 when there is none.
 * @param since changes with every new wait, such as the error that asked for it
 */
export function useWait(seconds: number, since: unknown): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    if (seconds <= 0) return undefined;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [seconds, since]);
  return left;
}
