import Box from '@mui/material/Box';
import type { CartLineResponse } from '@/api/generated';
import { lineKey, type CartLine } from '@/lib/cart';
import { CartLineRow } from './CartLineRow';
import { useText } from './messages';

interface CartLineListProps {
  lines: readonly CartLine[];
  /** What the server says about them; nothing for guests. */
  quoted?: readonly CartLineResponse[];
  label?: string;
}

/** Lines of the cart that are bought at the same place. */
export function CartLineList({ lines, quoted = [], label }: CartLineListProps) {
  const text = useText();
  return (
    <Box component="ul" aria-label={label ?? text('lines')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map((line) => (
        <CartLineRow
          key={lineKey(line)}
          line={line}
          quoted={quoted.find(
            ({ productId, tier }) => productId === line.productId && tier === line.tier,
          )}
        />
      ))}
    </Box>
  );
}
