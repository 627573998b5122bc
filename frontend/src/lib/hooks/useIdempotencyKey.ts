import { useCallback, useRef, useState } from 'react';

/** 128 random bits; unlike randomUUID it also works where the page is served over plain HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
