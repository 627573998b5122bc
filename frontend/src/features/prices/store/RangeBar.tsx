import Box from '@mui/material/Box';
import { formatMoney } from '@/lib/money';
import { scaleOf, shareOf, type SuggestedRange } from './margin';
import { useText } from './messages';

interface RangeBarProps {
  range: SuggestedRange;
  /** The price in the store; null without one of one's own. */
  price: string | null;
  /** The purchase price. */
  cost: string | null;
  /** The price may not be sold at. */
  isOutside: boolean;
}

/** "$16.00 to $25.00", or what of it there is. */
export function useRangeText() {
  const text = useText();
  return ({ min, max }: SuggestedRange): string => {
    if (min !== null && max !== null)
      return text('between', { min: formatMoney(min), max: formatMoney(max) });
    if (min !== null) return text('atLeast', { min: formatMoney(min) });
    return max === null ? text('noRangeShort') : text('atMost', { max: formatMoney(max) });
  };
}

/** What the dealer pays, or that they cannot buy it. */
export function useCostText() {
  const text = useText();
  return (cost: string | null): string =>
    cost === null ? text('notSoldToYou') : text('pays', { cost: formatMoney(cost) });
}

/** Where a price stands within the suggested range, and beside the purchase price. */
export function RangeBar({ range, price, cost, isOutside }: RangeBarProps) {
  const text = useText();
  const costText = useCostText();
  const rangeText = useRangeText()(range);
  if (range.min === null && range.max === null) return null;
  const { from, to } = scaleOf(range, [price, cost]);
  const at = (amount: string) => shareOf(amount, from, to);
  const start = range.min === null ? 0 : at(range.min);
  const end = range.max === null ? 100 : at(range.max);
  const words = { range: rangeText, cost: costText(cost) };
  const label =
    price === null
      ? text('barWithout', words)
      : text('bar', { ...words, price: formatMoney(price) });
  return (
    <Box role="img" aria-label={label} sx={{ position: 'relative', height: 20 }}>
      <Box sx={{ ...LINE, left: 0, right: 0, bgcolor: 'surface.sunken' }} />
      <Box
        sx={{ ...LINE, left: `${start}%`, width: `${end - start}%`, bgcolor: 'primary.light' }}
      />
      {cost !== null && (
        <Box
          sx={{
            position: 'absolute',
            top: 2,
            left: `${at(cost)}%`,
            width: 2,
            height: 16,
            ml: '-1px',
            bgcolor: 'text.secondary',
          }}
        />
      )}
      {price !== null && (
        <Box
          sx={{
            position: 'absolute',
            top: 3,
            left: `${at(price)}%`,
            width: 14,
            height: 14,
            ml: '-7px',
            borderRadius: '50%',
            border: 2,
            borderColor: 'background.paper',
            bgcolor: isOutside ? 'error.main' : 'primary.main',
            transition: 'left 0.15s',
          }}
        />
      )}
    </Box>
  );
}

const LINE = { position: 'absolute', top: 7, height: 6, borderRadius: 3 } as const;
