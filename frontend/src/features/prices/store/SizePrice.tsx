import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type FormEvent } from 'react';
import { formatMoney } from '@/lib/money';
import { sizeName } from '@/lib/sizes';
import type { DealerItem, StoreSize } from './item';
import { useText } from './messages';
import { PriceField, PriceNote } from './PriceField';
import { useCostText } from './RangeBar';
import { useSizeForm } from './useSizeForm';

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
