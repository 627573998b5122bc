import { useCallback, useState } from 'react';

/** 128 random bits; unlike randomUUID it also works where the page is served over plain HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A key for the `Idempotency-Key` header that stays the same while one intent is retried.
 * Call `renew` after success, or when what is sent has changed.
 */
export function useIdempotencyKey() {
  const [key, setKey] = useState(newKey);
  const renew = useCallback(() => setKey(newKey()), []);
  return { key, renew };
}
