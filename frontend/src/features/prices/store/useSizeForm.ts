import { useState } from 'react';
import { api } from '@/api/enhance';
import { isProblem, problemText } from '@/lib/server/problem';
import { readPrice } from '@/features/prices/grid/price';
import { useConflict } from '@/ui/conflict';
import { useToast } from '@/ui/toaster';
import { formatMoney } from '@/lib/money';
import { sizeName } from '@/lib/sizes';
import type { DealerItem, StoreSize } from './item';
import { useText } from './messages';

/** The own price of a pack or bulk: typed and saved; an empty one follows the price of a piece again. */
export function useSizeForm(dealerId: number, item: DealerItem, { tier, own }: StoreSize) {
  const text = useText();
  const toast = useToast();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  /** The price that stood there when somebody began to type. */
  const [seen, setSeen] = useState<string | null>(null);
  const [set, { isLoading: isBusy }] = api.useSetDealerPriceMutation();
  const shown = typed ?? own ?? '';
  const field = tier === 'pack' ? 'packPrice' : 'bulkPrice';
  const edited = useConflict({ [field]: { label: sizeName(tier), show: formatMoney } });

  const save = async () => {
    const read = readPrice(shown);
    if ('problem' in read) return setProblem(text('notMoney'));
    if (item.price === null) return;
    const customPrice = item.price;
    const { data, error } = await edited.save(
      { [field]: read.price },
      { [field]: seen },
      (body, expected) =>
        set({
          userId: dealerId,
          productId: item.productId,
          setDealerPriceRequest: { customPrice, ...body, expected: { customPrice, ...expected } },
        }),
    );
    if (error) {
      const refusal = isProblem(error) ? error.errors[field] : undefined;
      if (refusal) return setProblem(refusal);
      return toast.error(text('failed'), problemText(error, ''));
    }
    if (!data) return;
    setTyped(undefined);
    setProblem(undefined);
    toast.success(text('saved'), text('savedSizeText', { name: item.name, size: sizeName(tier) }));
  };

  return {
    shown,
    type: (next: string) => {
      if (typed === undefined) setSeen(own);
      setTyped(next);
      setProblem(undefined);
    },
    problem,
    isTyped: typed !== undefined && typed.trim() !== (own ?? ''),
    isBusy,
    save,
    /** Asks whose price stays, where another window was faster. */
    dialog: edited.dialog,
  };
}
