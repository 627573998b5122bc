import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, type FormEvent } from 'react';
import { currencySign, formatMoney } from '@/lib/money';
import type { DealerItem, StoreSize } from './item';
import { useText } from './messages';
import { useSizeForm } from './useSizeForm';

interface SizePriceProps {
  dealerId: number;
  item: DealerItem;
  size: StoreSize;
}

/** What a pack or bulk costs in the store, and the field to set it. An empty field follows the price of a piece. */
export function SizePrice({ dealerId, item, size }: SizePriceProps) {
  const text = useText();
  const id = useId();
  const form = useSizeForm(dealerId, item, size);
  const { name } = item;
  const words = { name, size: text(size.tier) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ minWidth: 0, mt: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" sx={{ width: 56, flexShrink: 0 }}>
          {text(size.tier)}
        </Typography>
        <OutlinedInput
          notched={false}
          size="small"
          value={form.shown}
          placeholder={size.store ?? '0.00'}
          error={form.problem !== undefined}
          onChange={(event) => form.type(event.target.value)}
          startAdornment={<InputAdornment position="start">{currencySign()}</InputAdornment>}
          inputProps={{
            'aria-label': text('sizePriceOf', words),
            'aria-describedby': `${id}-note`,
            inputMode: 'decimal',
            autoComplete: 'off',
          }}
          sx={{ flexGrow: 1, minWidth: 96, '& input': { textAlign: 'right' } }}
        />
        <Button
          type="submit"
          disabled={!form.isTyped || form.isBusy}
          aria-label={text('saveSizeOf', words)}
        >
          {text('save')}
        </Button>
      </Box>
      <Typography
        id={`${id}-note`}
        variant="caption"
        component="p"
        aria-live="polite"
        sx={{ mt: 0.5, color: form.problem ? 'tone.danger.fg' : 'text.secondary' }}
      >
        {form.problem ??
          text(size.store === null ? 'sizeNotSold' : 'sizeNote', {
            price: formatMoney(size.store),
            cost: formatMoney(size.cost),
          })}
      </Typography>
    </Box>
  );
}
