import { useCallback, useRef, useState } from 'react';
import { newKey } from '../keys';

/**
 * A key for the `Idempotency-Key` header that stays the same while one intent is retried.
 * Call `renew` after success, or when what is sent has changed. Where what is sent may change between two tries,
 * `keyFor(body)` gives the same key for the same body and a new one for another.
 */
export function useIdempotencyKey() {
  const [key, setKey] = useState(newKey);
  const kept = useRef<{ body: string; key: string }>(undefined);
  const renew = useCallback(() => {
    kept.current = undefined;
    setKey(newKey());
  }, []);
  const keyFor = useCallback((body: object) => {
    const sent = JSON.stringify(body);
    if (kept.current?.body !== sent) kept.current = { body: sent, key: newKey() };
    return kept.current.key;
  }, []);
  return { key, renew, keyFor };
}
