import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '@/api/enhance';
import type { PricePreviewRequest, PricePreviewResponse } from '@/api/generated';
import { useDebounced } from '@/lib/hooks/useDebounced';
import type { ProductControl } from '../productForm';
import { previewDraft } from './draft';

const SETTLE = 400;

interface Answer {
  key: string;
  preview?: PricePreviewResponse | undefined;
  error?: unknown;
}

/** What each kind of buyer would pay at the typed prices; the last answer stays until the next one is there. */
export function usePricePreview(control: ProductControl) {
  const values = useWatch({ control });
  const key = JSON.stringify(previewDraft(values as Parameters<typeof previewDraft>[0]));
  const settled = useDebounced(key, SETTLE);
  const [ask] = api.usePreviewPricesMutation();
  const [answer, setAnswer] = useState<Answer>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const call = ask({ pricePreviewRequest: JSON.parse(settled) as PricePreviewRequest });
    let isStale = false;
    void call.then(({ data, error }) => {
      if (!isStale) setAnswer((last) => ({ key: settled, preview: data ?? last?.preview, error }));
    });
    return () => {
      isStale = true;
      call.abort();
    };
  }, [ask, round, settled]);

  return {
    preview: answer?.preview,
    error: answer?.error,
    isCurrent: answer?.key === key,
    again: () => setRound((count) => count + 1),
  };
}
