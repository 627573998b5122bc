import Box from '@mui/material/Box';
import { useFormats } from '@/lib/formats';
import { formatMoney } from '@/lib/money';

/** An amount with its sign and two decimals; in tables put it into a right-aligned column. */
export function Money({ amount }: { amount: string | null | undefined }) {
  useFormats();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {formatMoney(amount)}
    </Box>
  );
}
