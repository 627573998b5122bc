import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Money } from '@/ui/data';
import { isSome } from '@/lib/money';
import { useText } from './messages';
import type { ShownOrder } from './types';

interface SumProps {
  label: string;
  amount: string | null | undefined;
  strong?: boolean;
}

function Sum({ label, amount, strong = false }: SumProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" variant={strong ? 'h5' : 'body2'}>
        {label}
      </Typography>
      <Typography component="dd" variant={strong ? 'h5' : 'body2'} sx={{ m: 0 }}>
        <Money amount={amount} />
      </Typography>
    </Box>
  );
}

interface OrderTotalsProps extends Pick<
  ShownOrder,
  'goodsTotal' | 'tax' | 'shippingCost' | 'totalAmount'
> {
  /** Names shipping and tax even where they come to nothing: before an order people want to know. */
  complete?: boolean;
}

/** Goods, shipping and tax where there are any, and what they make together. */
export function OrderTotals({
  goodsTotal,
  tax,
  shippingCost,
  totalAmount,
  complete = false,
}: OrderTotalsProps) {
  const text = useText();
  const hasShipping = complete || isSome(shippingCost);
  const hasTax = complete || isSome(tax);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
      {(hasShipping || hasTax) && <Sum label={text('goods')} amount={goodsTotal} />}
      {hasShipping && <Sum label={text('shippingCost')} amount={shippingCost} />}
      {hasTax && <Sum label={text('tax')} amount={tax} />}
      <Sum label={text('sum')} amount={totalAmount} strong />
    </Box>
  );
}
