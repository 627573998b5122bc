import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Status } from '@/ui/status';
import { formatDateTime } from '@/lib/dates';
import { lazyPart } from '@/lib/parts';
import { Block } from '@/ui/data/Facts';
import { OrderTotals } from './OrderTotals';
import { QuoteAnswer } from './QuoteAnswer';
import { QuoteLines } from './QuoteLines';
import { useText } from './quoteMessages';
import type { ShownOrder, ShownQuote } from './types';

const OfferDialog = lazyPart(() => import('./OfferDialog'));

interface QuoteBlockProps {
  order: ShownOrder;
  /** Who looks: the one who asked, one who may offer, or somebody else. */
  as: 'buyer' | 'owner' | 'other';
}

function useSentence() {
  const text = useText();
  return ({ state, validUntil }: ShownQuote, isOwner: boolean): string => {
    if (state === 'requested') return text(isOwner ? 'requestedOwner' : 'requestedText');
    if (state === 'expired') return text(isOwner ? 'expiredOwner' : 'expiredText');
    if (state === 'declined') return text('declinedText');
    if (state === 'accepted') return text('acceptedText');
    const until = validUntil ? text('offeredUntil', { time: formatDateTime(validUntil) }) : '';
    return [isOwner ? '' : text('offeredText'), until].filter(Boolean).join(' ');
  };
}

function Offer({ order }: { order: ShownOrder }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {text(order.quote?.state === 'offered' ? 'offerAgain' : 'offer')}
      </Button>
      {isOpen && (
        <Suspense>
          <OfferDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A request for quotation with its offer, and what the one who looks can do about it. */
export function QuoteBlock({ order, as }: QuoteBlockProps) {
  const text = useText();
  const sentence = useSentence();
  const { quote } = order;
  if (!quote) return null;
  const isOpen = order.isQuote === true && order.status === 'pending';
  const words = sentence(quote, as === 'owner');
  return (
    <Block title={text('quote')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Status of="quote" value={quote.state} />
          {words && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {words}
            </Typography>
          )}
        </Box>
        {quote.note && (
          <Alert severity="info" icon={false} sx={{ whiteSpace: 'pre-line' }}>
            {quote.note}
          </Alert>
        )}
        {quote.lines.length > 0 && <QuoteLines quote={quote} />}
        {quote.state === 'offered' && (
          <Box sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
            <OrderTotals {...order} />
          </Box>
        )}
        {isOpen && as === 'buyer' && <QuoteAnswer order={order} quote={quote} />}
        {isOpen && as === 'owner' && (
          <Box>
            <Offer order={order} />
          </Box>
        )}
      </Box>
    </Block>
  );
}
