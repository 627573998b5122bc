import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lineKey, type CartLine } from '@/lib/cart';
import type { CartGroupResponse } from '@/api/generated';
import { useText } from './messages';
import { PriceNotice } from './PriceNotice';
import { groupKey, linesOfGroup, quotedLine } from './serverCart';
import type { PricedCart } from './useServerCart';
import { useStoreName } from './useStoreName';
import { CartLineRow } from './CartLineRow';

interface CartLineListProps {
  lines: readonly CartLine[];
  /** What the server says about them; nothing for guests. */
  groups: readonly CartGroupResponse[];
  /** Whether the server is about to say more. */
  isAwaited: boolean;
}

/** Lines of the cart, one below the other. */
function CartLineList({ lines, groups, isAwaited }: CartLineListProps) {
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

interface CartContentsProps {
  lines: readonly CartLine[];
  pricing: PricedCart;
}

/** The lines of the cart; where they are of several stores, each has a part of its own. */
export function CartContents({ lines, pricing }: CartContentsProps) {
  const text = useText();
  const nameOf = useStoreName();
  const groups = pricing.cart?.groups ?? [];
  const listOf = (some: readonly CartLine[]) => (
    <CartLineList lines={some} groups={groups} isAwaited={pricing.isAwaited} />
  );
  const isOne = groups.length < 2 && !groups.some(({ sellerId }) => sellerId);
  if (isOne)
    return (
      <>
        <PriceNotice pricing={pricing} />
        {listOf(lines)}
      </>
    );
  const known = groups.flatMap((group) => linesOfGroup(lines, group));
  const unknown = lines.filter((line) => !known.includes(line));
  return (
    <>
      <PriceNotice pricing={pricing} />
      {groups.map((group) => {
        const label = text('from', { name: nameOf(group) });
        return (
          <Card
            key={groupKey(group)}
            component="section"
            aria-label={label}
            sx={{ p: { xs: 1.5, sm: 2 }, mb: 2, boxShadow: 'none' }}
          >
            <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
              {label}
            </Typography>
            {listOf(linesOfGroup(lines, group))}
          </Card>
        );
      })}
      {unknown.length > 0 && listOf(unknown)}
    </>
  );
}
