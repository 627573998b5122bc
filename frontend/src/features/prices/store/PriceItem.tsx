import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type FormEvent } from 'react';
import { ProductImage } from '@/ui/data';
import { readPrice } from '@/features/prices/grid/price';
import { formatMoney } from '@/lib/money';
import { NotForSale } from '@/features/store';
import type { DealerItem } from './item';
import { useText } from './messages';
import { MarginNote, PriceField, PriceNote } from './PriceField';
import { RangeBar, useRangeText } from './RangeBar';
import { SizePrice } from './SizePrice';
import { usePriceForm, useTyped } from './usePriceForm';

const COLUMNS = {
  xs: 'minmax(0, 1fr)',
  md: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(330px, 1.1fr)',
};

function Product({ item }: { item: DealerItem }) {
  const text = useText();
  const { name, sku, imageUrl, cost, blocked } = item;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <Box
        sx={{ width: 56, flexShrink: 0, borderRadius: 1, overflow: 'hidden', alignSelf: 'start' }}
      >
        <ProductImage src={imageUrl} alt="" ratio={1} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component="h2"
          variant="body2"
          sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {sku} ·{' '}
          {cost === null ? text('noDealerPrice') : `${text('dealerPrice')} ${formatMoney(cost)}`}
        </Typography>
        {blocked !== null && (
          <Box sx={{ mt: 0.5 }}>
            <NotForSale />
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** A product of the dealer's store: where its price stands, what it earns, and the field to change it. */
export function PriceItem({ dealerId, item }: { dealerId: number; item: DealerItem }) {
  const text = useText();
  const id = useId();
  const rangeText = useRangeText()(item);
  const form = usePriceForm(dealerId, item);
  useTyped(item.productId, form.isTyped);
  const { name, cost, price, min, max } = item;
  const read = readPrice(form.shown);
  const asked = 'price' in read ? read.price : null;
  const hasRange = min !== null || max !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: COLUMNS,
        columnGap: 3,
        rowGap: 1.5,
        alignItems: 'start',
        p: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Product item={item} />
      <Box sx={{ minWidth: 0 }}>
        <RangeBar
          range={item}
          price={asked}
          cost={cost}
          isOutside={asked !== null && 'problem' in form.checked}
        />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {text('suggested', { price: rangeText })}
        </Typography>
      </Box>
      <Box component="form" noValidate onSubmit={submit} sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <PriceField
            noteId={`${id}-note`}
            label={text('priceOf', { name })}
            value={form.shown}
            placeholder={min ?? '0.00'}
            isDisabled={!hasRange && price === null}
            isWrong={form.problem !== undefined}
            onType={form.type}
          />
          <Button
            type="submit"
            variant="contained"
            disabled={!form.isTyped || form.isBusy}
            aria-label={text('saveOf', { name })}
          >
            {text('save')}
          </Button>
          {price !== null && (
            <Button
              color="inherit"
              disabled={form.isBusy}
              onClick={() => void form.remove()}
              aria-label={text('removeOf', { name })}
            >
              {text('remove')}
            </Button>
          )}
        </Box>
        <PriceNote id={`${id}-note`} isWrong={form.problem !== undefined}>
          {form.problem ??
            (hasRange ? <MarginNote price={asked ?? min} cost={cost} /> : text('noRange'))}
        </PriceNote>
        {form.dialog}
      </Box>
      {item.sizes.length > 0 && (
        <Box sx={{ gridColumn: { md: 3 }, minWidth: 0 }}>
          {item.sizes.map((size) => (
            <SizePrice key={size.tier} dealerId={dealerId} item={item} size={size} />
          ))}
        </Box>
      )}
    </Box>
  );
}
