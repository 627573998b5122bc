import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Money } from '@/ui/data';
import { isSome } from '@/lib/money';
import { formatRate } from '@/lib/percent';
import { useText } from './messages';
import type { ShownOrder } from './types';

interface SumProps {
  label: string;
  amount: string | null | undefined;
  /** Whose or which it is, below the label. */
  hint?: string | undefined;
  strong?: boolean;
}

function Sum({ label, amount, hint, strong = false }: SumProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" variant={strong ? 'h5' : 'body2'}>
        {label}
        {hint && (
          <Typography
            variant="caption"
            component="span"
            sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {hint}
          </Typography>
        )}
      </Typography>
      <Typography component="dd" variant={strong ? 'h5' : 'body2'} sx={{ m: 0 }}>
        <Money amount={amount} />
      </Typography>
    </Box>
  );
}

interface OrderTotalsProps extends Pick<
  ShownOrder,
  | 'goodsTotal'
  | 'tax'
  | 'taxes'
  | 'relief'
  | 'pricesIncludeTax'
  | 'taxStatement'
  | 'shippingCost'
  | 'totalAmount'
> {
  /** Names shipping and tax even where they come to nothing: before an order people want to know. */
  complete?: boolean;
}

/** What the server calls the tax of places in no zone; people read our own word for it. */
const SINGLE = 'Tax';

/** The rows of the tax: one for each rate, one without its rate where no zone says more, or why there is none. */
function useTaxRows({ tax, taxes, relief, complete = false }: OrderTotalsProps): SumProps[] {
  const text = useText();
  if (relief) {
    const { kind, reference } = relief;
    const hint = text(`relief.${kind}.reference`, { reference });
    return [{ label: text(`relief.${kind}`), hint, amount: tax }];
  }
  const rates = taxes ?? [];
  if (rates.every(({ name }) => name === SINGLE))
    return complete || isSome(tax) ? [{ label: text('tax'), amount: tax }] : [];
  return rates.map(({ name, percent, tax: amount }) => ({
    label: `${name} ${formatRate(percent)}`,
    amount,
  }));
}

/** Goods, shipping and taxes where there are any, and what they make together. */
export function OrderTotals(props: OrderTotalsProps) {
  const { goodsTotal, shippingCost, totalAmount, complete = false } = props;
  const text = useText();
  const hasShipping = complete || isSome(shippingCost);
  const taxRows = useTaxRows(props);
  const notes = [
    ...(props.pricesIncludeTax ? [text(props.relief ? 'pricesLessTax' : 'pricesIncludeTax')] : []),
    ...(props.taxStatement ? [props.taxStatement] : []),
  ];
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {(hasShipping || taxRows.length > 0) && <Sum label={text('goods')} amount={goodsTotal} />}
        {hasShipping && <Sum label={text('shippingCost')} amount={shippingCost} />}
        {taxRows.map((row, index) => (
          <Sum key={index} {...row} />
        ))}
        <Sum label={text('sum')} amount={totalAmount} strong />
      </Box>
      {notes.map((note) => (
        <Typography
          key={note}
          variant="body2"
          sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}
        >
          {note}
        </Typography>
      ))}
    </>
  );
}
