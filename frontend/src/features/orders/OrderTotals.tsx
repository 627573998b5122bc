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

/** Goods, tax and shipping where there are any, and what they make together. */
export function OrderTotals(
  totals: Pick<ShownOrder, 'goodsTotal' | 'tax' | 'shippingCost' | 'totalAmount'>,
) {
  const text = useText();
  const { goodsTotal, tax, shippingCost, totalAmount } = totals;
  const hasParts = isSome(tax) || isSome(shippingCost);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
      {hasParts && <Sum label={text('goods')} amount={goodsTotal} />}
      {isSome(shippingCost) && <Sum label={text('shippingCost')} amount={shippingCost} />}
      {isSome(tax) && <Sum label={text('tax')} amount={tax} />}
      <Sum label={text('sum')} amount={totalAmount} strong />
    </Box>
  );
}
