import { useState } from 'react';
import { api } from '@/api/enhance';
import { isProblem, problemText } from '@/api/problem';
import { readPrice } from '@/components/prices/grid/price';
import { useToast } from '@/components/toaster';
import { sizeName } from '@/lib/sizes';
import type { DealerItem, StoreSize } from './item';
import { useText } from './messages';

/** The own price of a pack or bulk: typed and saved; an empty one follows the price of a piece again. */
export function useSizeForm(dealerId: number, item: DealerItem, { tier, own }: StoreSize) {
  const text = useText();
  const toast = useToast();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [set, { isLoading: isBusy }] = api.useSetDealerPriceMutation();
  const shown = typed ?? own ?? '';
  const field = tier === 'pack' ? 'packPrice' : 'bulkPrice';

  const save = async () => {
    const read = readPrice(shown);
    if ('problem' in read) return setProblem(text('notMoney'));
    if (item.price === null) return;
    const { error } = await set({
      userId: dealerId,
      productId: item.productId,
      setDealerPriceRequest: { customPrice: item.price, [field]: read.price },
    });
    if (error) {
      const refusal = isProblem(error) ? error.errors[field] : undefined;
      if (refusal) return setProblem(refusal);
      return toast.error(text('failed'), problemText(error, ''));
    }
    setTyped(undefined);
    setProblem(undefined);
    toast.success(text('saved'), text('savedSizeText', { name: item.name, size: sizeName(tier) }));
  };

  return {
    shown,
    type: (next: string) => {
      setTyped(next);
      setProblem(undefined);
    },
    problem,
    isTyped: typed !== undefined && typed.trim() !== (own ?? ''),
    isBusy,
    save,
  };
}
