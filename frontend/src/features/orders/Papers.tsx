import Box from '@mui/material/Box';
import { Block } from '@/ui/data/Facts';
import { isPaperKind, PaperLink, type PaperKind } from './PaperLink';
import { useText } from './paperMessages';
import type { ShownOrder } from './types';

/** The papers of an order as a whole that the person can take and this version knows. */
const papersOf = ({ papers }: Pick<ShownOrder, 'papers'>): PaperKind[] =>
  (papers ?? []).filter(isPaperKind);

interface PaperLinksProps {
  order: Pick<ShownOrder, 'id' | 'papers'>;
  /** Only these. */
  only?: readonly PaperKind[];
}

/** The papers of an order as a row of buttons. */
export function PaperLinks({ order, only }: PaperLinksProps) {
  const all = papersOf(order);
  const kinds = only ? all.filter((kind) => only.includes(kind)) : all;
  // Where there is no other, the delivery note of what has not left is the packing slip.
  const isSlip = !all.includes('packing-slip');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {kinds.map((kind) => (
        <PaperLink
          key={kind}
          orderId={order.id}
          kind={kind}
          {...(kind === 'delivery-note' && isSlip ? { as: 'packing-slip' } : {})}
        />
      ))}
    </Box>
  );
}

/** The papers of an order as a whole; those of a shipment or refund stand beside it. */
export function Papers({ order }: { order: ShownOrder }) {
  const text = useText();
  if (papersOf(order).length === 0) return null;
  return (
    <Box data-print="no">
      <Block title={text('papers')}>
        <PaperLinks order={order} />
      </Block>
    </Box>
  );
}
