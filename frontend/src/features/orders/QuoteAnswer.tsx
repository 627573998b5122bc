import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useToast } from '@/ui/toaster';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { formatMoney } from '@/lib/money';
import { useText } from './quoteMessages';
import { InputField } from '@/ui/fields';
import type { ShownOrder, ShownQuote } from './types';

interface AnswerProps {
  order: ShownOrder;
  quote: ShownQuote;
}

function useAnswers({ id, version = 0 }: ShownOrder) {
  const text = useText();
  const toast = useToast();
  const { keyFor } = useIdempotencyKey();
  const [accept, accepting] = api.useAcceptQuoteMutation();
  const [decline, declining] = api.useDeclineQuoteMutation();
  return {
    isLoading: accepting.isLoading || declining.isLoading,
    accept: async () => {
      const acceptQuoteRequest = { version };
      const key = keyFor(acceptQuoteRequest);
      const { error } = await accept({ id, 'Idempotency-Key': key, acceptQuoteRequest });
      if (error) toast.error(text('acceptFailed'), problemText(error, text('tryAgain')));
      else toast.success(text('accepted'), text('acceptedToast'));
    },
    decline: async (reason: string) => {
      const { error } = await decline({
        id,
        declineQuoteRequest: reason.trim() ? { reason: reason.trim() } : {},
      });
      if (error) toast.error(text('declineFailed'), problemText(error, text('tryAgain')));
      else toast.success(text('declined'));
    },
  };
}

/** The buyer's answer to an offer, or the withdrawal of the request before there is one. */
export function QuoteAnswer({ order, quote }: AnswerProps) {
  const text = useText();
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null);
  const [reason, setReason] = useState('');
  const { accept, decline, isLoading } = useAnswers(order);
  const isOffered = quote.state === 'offered';
  const close = () => setAsked(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isOffered && (
        <Button variant="contained" onClick={() => setAsked('accept')}>
          {text('accept')}
        </Button>
      )}
      <Button color="error" onClick={() => setAsked('decline')} sx={isOffered ? {} : { ml: -1 }}>
        {text(isOffered ? 'decline' : 'withdraw')}
      </Button>
      <ConfirmDialog
        open={asked === 'accept'}
        title={text('acceptTitle')}
        consequence={text('acceptText', { total: formatMoney(order.totalAmount) })}
        confirmLabel={text('accept')}
        loading={isLoading}
        onConfirm={() => accept().finally(close)}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'decline'}
        title={text(isOffered ? 'declineTitle' : 'withdrawTitle')}
        consequence={text('declineConsequence')}
        confirmLabel={text(isOffered ? 'decline' : 'withdraw')}
        cancelLabel={text('keep')}
        danger
        loading={isLoading}
        onConfirm={() => decline(reason).finally(close)}
        onClose={close}
      >
        <InputField
          label={text('declineReason')}
          value={reason}
          onChange={setReason}
          rows={2}
          maxLength={500}
        />
      </ConfirmDialog>
    </Box>
  );
}
