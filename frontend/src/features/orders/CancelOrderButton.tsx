import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useToast } from '@/ui/toaster';
import { useText } from './ownMessages';
import type { ShownOrder } from './types';

/** Calls an own order off while the server says it can be; asks first. */
export function CancelOrderButton({ order }: { order: ShownOrder }) {
  const text = useText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [update, { isLoading }] = api.useUpdateOrderMutation();
  if (!order.allowedTransitions?.includes('cancelled')) return null;

  const cancel = async () => {
    const { version } = order;
    const { error } = await update({
      id: order.id,
      updateOrderRequest: { status: 'cancelled', ...(version ? { version } : {}) },
    });
    setAsking(false);
    if (error) toast.error(text('cancelFailed'), problemText(error, text('cancelFailedText')));
    else toast.success(text('cancelled'), text('cancelledText', { id: order.id }));
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text('cancel')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('cancelTitle', { id: order.id })}
        consequence={text(order.paymentStatus === 'paid' ? 'cancelPaid' : 'cancelText')}
        confirmLabel={text('cancel')}
        cancelLabel={text('keep')}
        danger
        loading={isLoading}
        onConfirm={cancel}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
