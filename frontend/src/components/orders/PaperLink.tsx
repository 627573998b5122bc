import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import { orderPaperAddress } from '@/lib/exports';
import type { PaperKind } from './fulfilment';
import { useText } from './paperMessages';

interface PaperLinkProps {
  orderId: number;
  kind: PaperKind | 'delivery-note' | 'credit-note';
  /** Its own number, which tells it from others of its kind. */
  number?: string;
  /** The shipment or refund it is of. */
  of?: { shipment?: number; refund?: string };
  variant?: 'outlined' | 'text';
}

/** A paper as a PDF file to be opened or saved. */
export function PaperLink({
  orderId,
  kind,
  number = '',
  of,
  variant = 'outlined',
}: PaperLinkProps) {
  const text = useText();
  const paper = [text(kind), number].filter(Boolean).join(' ');
  return (
    <Button
      component="a"
      href={orderPaperAddress(orderId, kind === 'packing-slip' ? 'delivery-note' : kind, of)}
      target="_blank"
      rel="noopener"
      variant={variant}
      size="small"
      startIcon={<DescriptionIcon />}
      sx={variant === 'text' ? { ml: -1.5 } : {}}
      aria-label={text('open', { paper })}
    >
      {text(kind)}
    </Button>
  );
}
