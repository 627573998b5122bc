import Box from '@mui/material/Box';
import type { CartGroupResponse } from '@/api/generated';
import { lineKey, type CartLine } from '@/lib/cart';
import { CartLineRow } from './CartLineRow';
import { useText } from './messages';
import { quotedLine } from './serverCart';

interface CartLineListProps {
  lines: readonly CartLine[];
  /** What the server says about them; nothing for guests. */
  groups: readonly CartGroupResponse[];
  /** Whether the server is about to say more. */
  isAwaited: boolean;
}

/** Lines of the cart, one below the other. */
export function CartLineList({ lines, groups, isAwaited }: CartLineListProps) {
  const text = useText();
  return (
    <Box
      component="ul"
      aria-label={text('lines')}
      sx={{ listStyle: 'none', m: 0, p: 0, containerType: 'inline-size' }}
    >
      {lines.map((line) => (
        <CartLineRow
          key={lineKey(line)}
          line={line}
          quoted={quotedLine(groups, line)}
          isAwaited={isAwaited}
        />
      ))}
    </Box>
  );
}
