import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import { orderPaperAddress } from '@/lib/exports';
import { useText } from './paperMessages';

const KINDS = [
  'proforma',
  'invoice',
  'receipt',
  'packing-slip',
  'shipping-label',
  'delivery-note',
  'credit-note',
] as const;
/** The papers the server makes. */
export type PaperKind = (typeof KINDS)[number];

/** Whether it is a paper this version knows. */
export function isPaperKind(kind: string): kind is PaperKind {
  return KINDS.some((known) => known === kind);
}

interface PaperLinkProps {
  orderId: number;
  kind: PaperKind;
  /** What it is called where that is another: the delivery note of what is still to be packed is a packing slip. */
  as?: PaperKind;
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
  as = kind,
  number = '',
  of,
  variant = 'outlined',
}: PaperLinkProps) {
  const text = useText();
  const paper = [text(as), number].filter(Boolean).join(' ');
  return (
    <Button
      component="a"
      href={orderPaperAddress(orderId, kind, of)}
      target="_blank"
      rel="noopener"
      variant={variant}
      size="small"
      startIcon={<DescriptionIcon />}
      sx={variant === 'text' ? { ml: -1.5 } : {}}
      aria-label={text('open', { paper })}
    >
      {text(as)}
    </Button>
  );
}
