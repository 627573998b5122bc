import { useCallback, useEffect, useState } from 'react';
import { api } from '@/api/enhance';
import type { CartQuoteResponse } from '@/api/generated';
import type { CartLine } from '@/lib/cart';
import { useDebounced } from '@/lib/hooks/useDebounced';

/** Names a cart: two carts with the same key cost the same. */
export function cartKey(lines: readonly CartLine[]): string {
  return lines.map(({ productId, tier, quantity }) => `${productId}/${tier}/${quantity}`).join(' ');
}

interface Answer {
  key: string;
  quote?: CartQuoteResponse;
  error?: unknown;
}

const SETTLE = 250;

/**
 * What the cart costs this buyer now, asked for again whenever it changes. The last quote stays on the screen until
 * the next one is there; `isCurrent` says whether it is about the cart as it stands.
 */
export function useQuote(lines: readonly CartLine[], enabled: boolean) {
  const [ask] = api.useQuoteCartMutation();
  const [answer, setAnswer] = useState<Answer>();
  const [round, setRound] = useState(0);
  const key = cartKey(lines);
  const settled = useDebounced(key, SETTLE);

  useEffect(() => {
    if (!enabled || settled === '') return;
    const items = settled.split(' ').map((line) => {
      const [productId, tier, quantity] = line.split('/');
      return {
        productId: Number(productId),
        tier: tier as CartLine['tier'],
        quantity: Number(quantity),
      };
    });
    const call = ask({ quoteCartRequest: { items } });
    let isStale = false;
    void call.then(({ data, error }) => {
      if (isStale) return;
      setAnswer((last) => {
        const quote = data ?? last?.quote;
        return { key: settled, ...(quote ? { quote } : {}), ...(error ? { error } : {}) };
      });
    });
    return () => {
      isStale = true;
      call.abort();
    };
  }, [ask, enabled, settled, round]);

  const again = useCallback(() => setRound((count) => count + 1), []);
  return {
    quote: answer?.quote,
    error: answer?.error,
    isCurrent: answer?.key === key && !answer.error,
    again,
  };
}
