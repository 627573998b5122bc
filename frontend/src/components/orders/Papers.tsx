import Box from '@mui/material/Box';
import { Block } from './Facts';
import { isPaperKind, PaperLink } from './PaperLink';
import { useText } from './paperMessages';
import type { ShownOrder } from './types';

/** The papers of an order as a whole; those of a shipment or refund stand beside it. */
export function Papers({ order }: { order: ShownOrder }) {
  const text = useText();
  const kinds = (order.papers ?? []).filter(isPaperKind);
  if (kinds.length === 0) return null;
  return (
    <Block title={text('papers')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {kinds.map((kind) => (
          <PaperLink
            key={kind}
            orderId={order.id}
            kind={kind}
            {...(kind === 'delivery-note' ? { as: 'packing-slip' } : {})}
          />
        ))}
      </Box>
    </Block>
  );
}
