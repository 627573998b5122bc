import { createContext, useContext, useEffect, useState } from 'react';
import { api } from '@/api/enhance';
import { isProblem, problemText } from '@/lib/server/problem';
import { useConflict } from '@/ui/conflict';
import { useToast } from '@/ui/toaster';
import { formatMoney } from '@/lib/money';
import type { DealerItem } from './item';
import { checkPrice } from './margin';
import { useText } from './messages';

/** The products with a price that is typed and not saved. */
export const TypedPrices = createContext<Set<number>>(new Set());

/** Notes as long as the row is shown whether its price is typed and not saved. */
export function useTyped(productId: number, isTyped: boolean): void {
  const typed = useContext(TypedPrices);
  useEffect(() => {
    if (!isTyped) return undefined;
    typed.add(productId);
    return () => void typed.delete(productId);
  }, [typed, productId, isTyped]);
}

/** The own price of one product: typed, checked against the range, saved, removed. */
export function usePriceForm(dealerId: number, item: DealerItem) {
  const text = useText();
  const toast = useToast();
  const { productId, name, price } = item;
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  /** The price that stood there when somebody began to type. */
  const [seen, setSeen] = useState<string | null>(null);
  const edited = useConflict({ customPrice: { label: name, show: formatMoney } });
  const [set, { isLoading: isSaving }] = api.useSetDealerPriceMutation();
  const [drop, { isLoading: isRemoving }] = api.useRemoveDealerPriceMutation();

  const shown = typed ?? price ?? '';
  const checked = checkPrice(shown, item);
  const isTyped = typed !== undefined && typed.trim() !== (price ?? '');

  const save = async () => {
    if ('problem' in checked) return setRefusal(checked.problem);
    const { data, error } = await edited.save(
      { customPrice: checked.price },
      { customPrice: seen },
      (body, expected) =>
        set({ userId: dealerId, productId, setDealerPriceRequest: { ...body, expected } }),
    );
    if (error) {
      const field = isProblem(error) ? error.errors.customPrice : undefined;
      if (field) return setRefusal(field);
      return toast.error(text('failed'), problemText(error, ''));
    }
    if (!data) return;
    setTyped(undefined);
    setRefusal(undefined);
    toast.success(text('saved'), text('savedText', { name, price: formatMoney(data.customPrice) }));
  };

  const remove = async () => {
    const { error } = await drop({ userId: dealerId, productId });
    if (error) return toast.error(text('removeFailed'), problemText(error, ''));
    setTyped(undefined);
    setRefusal(undefined);
    toast.success(text('removed'), text('removedText', { name }));
  };

  return {
    shown,
    type: (next: string) => {
      if (typed === undefined) setSeen(price);
      setTyped(next);
      setRefusal(undefined);
    },
    /** The typed price, as far as it is one within the range. */
    checked,
    /** Said at the field: what the server refused, or what cannot be saved. */
    problem:
      refusal ?? (isTyped && shown !== '' && 'problem' in checked ? checked.problem : undefined),
    isTyped,
    isBusy: isSaving || isRemoving,
    save,
    remove,
    /** Asks whose price stays, where another window was faster. */
    dialog: edited.dialog,
  };
}
