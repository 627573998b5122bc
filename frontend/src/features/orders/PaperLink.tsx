import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { readBody } from '@/api/base';
import { api } from '@/api/enhance';
import { orderPaperAddress } from '@/lib/exports';
import { problemText } from '@/lib/server/problem';
import { download } from '@/ui/charts/picture';
import { useToast } from '@/ui/toaster';
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

/** Those that are e-invoices, too, and their formats. */
const EXCHANGED: readonly PaperKind[] = ['invoice', 'credit-note'];
const FORMATS = ['ubl', 'facturx'] as const;

/** Whether it is a paper this version knows. */
export function isPaperKind(kind: string): kind is PaperKind {
  return KINDS.some((known) => known === kind);
}

/** Hands the file of an answer to the person's downloads, under its own name; a refusal is read as ever. */
async function saved(response: Response): Promise<unknown> {
  if (!response.ok) return readBody(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  download(await response.blob(), name ?? 'invoice');
  return null;
}

const { useSaveEInvoiceMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes a file by its address. What is missing for it is a sentence to show, so that no link can do it. */
    saveEInvoice: build.mutation<null, string>({
      query: (url) => ({ url, responseHandler: saved }),
    }),
  }),
});

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

/** The menu with the e-invoices of a paper. */
function EInvoices({ orderId, kind, of, paper }: PaperLinkProps & { paper: string }) {
  const text = useText();
  const toast = useToast();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [save, { isLoading }] = useSaveEInvoiceMutation();
  const take = async (format: (typeof FORMATS)[number]) => {
    setAnchor(null);
    const { error } = await save(orderPaperAddress(orderId, kind, { ...of, format }));
    if (error) toast.error(text('noEInvoice'), problemText(error, text('tryAgain')));
  };
  return (
    <>
      <IconButton
        size="small"
        disabled={isLoading}
        aria-label={text('eInvoices', { paper })}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ExpandMoreIcon fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => void take(format)}>
            {text(format)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** A paper as a PDF file to be opened or saved, and as e-invoices where there are such. */
export function PaperLink(props: PaperLinkProps) {
  const { orderId, kind, as = kind, number = '', of, variant = 'outlined' } = props;
  const text = useText();
  const paper = [text(as), number].filter(Boolean).join(' ');
  const link = (
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
  if (!EXCHANGED.includes(kind)) return link;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {link}
      <EInvoices {...props} paper={paper} />
    </Box>
  );
}
