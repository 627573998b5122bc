import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import { api } from '@/api/enhance';
import { readPrice } from '@/features/prices/grid/price';
import { formatMoney } from '@/lib/money';
import { isProblem, problemText } from '@/lib/server/problem';
import { sizeName } from '@/lib/sizes';
import { useConflict } from '@/ui/conflict';
import { useToast } from '@/ui/toaster';
import type { DealerItem, StoreSize } from './item';
import { useText } from './messages';
import { PriceField, PriceNote } from './PriceField';
import { useCostText } from './RangeBar';

/** The own price of a pack or bulk: typed and saved; an empty one follows the price of a piece again. */
function useSizeForm(dealerId: number, item: DealerItem, { tier, own }: StoreSize) {
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

interface SizePriceProps {
  dealerId: number;
  item: DealerItem;
  size: StoreSize;
}

/** What a pack or bulk costs in the store, and the field to set it. An empty field follows the price of a piece. */
export function SizePrice({ dealerId, item, size }: SizePriceProps) {
  const text = useText();
  const costText = useCostText();
  const id = useId();
  const form = useSizeForm(dealerId, item, size);
  const { name } = item;
  const words = { name, size: sizeName(size.tier) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ minWidth: 0, mt: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" sx={{ width: 56, flexShrink: 0 }}>
          {sizeName(size.tier)}
        </Typography>
        <PriceField
          noteId={`${id}-note`}
          label={text('sizePriceOf', words)}
          value={form.shown}
          placeholder={size.store ?? '0.00'}
          isWrong={form.problem !== undefined}
          onType={form.type}
        />
        <Button
          type="submit"
          disabled={!form.isTyped || form.isBusy}
          aria-label={text('saveSizeOf', words)}
        >
          {text('save')}
        </Button>
      </Box>
      <PriceNote id={`${id}-note`} isWrong={form.problem !== undefined}>
        {form.problem ??
          text(size.store === null ? 'sizeNotSold' : 'sizeNote', {
            price: formatMoney(size.store),
            cost: costText(size.cost),
          })}
      </PriceNote>
      {form.dialog}
    </Box>
  );
}
