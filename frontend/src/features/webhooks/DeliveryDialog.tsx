import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { api } from '@/api/enhance';
import type { DeliveryDetailsResponse, WebhookResponse } from '@/api/generated';
import { isNotFound, problemText } from '@/lib/server/problem';
import { DateTime } from '@/ui/data';
import { EmptyState, QueryView } from '@/ui/feedback';
import { Facts } from '@/ui/data/Facts';
import { Status } from '@/ui/status';
import { useToast } from '@/ui/toaster';
import { formatCount } from '@/lib/counts';
import { Answer, BodySent } from './Bodies';
import { kindName } from './kinds';
import { useText } from './messages';
import { useDelivery } from './useDeliveries';

/** Sends a delivery again under its id, and says so. */
function useResend() {
  const text = useText();
  const toast = useToast();
  const [send, { isLoading }] = api.useResendWebhookDeliveryMutation();
  const resend = async (id: number) => {
    const { error } = await send({ id });
    if (error) toast.error(text('resendFailed'), problemText(error, text('tryAgain')));
    else toast.success(text('resent'), text('resentText'));
  };
  return { resend, isLoading };
}

function Content({ delivery }: { delivery: DeliveryDetailsResponse }) {
  const text = useText();
  const { state, attemptedAt } = delivery;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Facts
        facts={[
          [text('state'), <Status key="state" of="delivery" value={state} />],
          [text('eventId'), <code key="event">{delivery.event}</code>],
          [text('time'), <DateTime key="time" time={delivery.createdAt} show="full" />],
          [text('attempts'), formatCount(delivery.attempts)],
          [
            text('lastAttempt'),
            attemptedAt && <DateTime key="last" time={attemptedAt} show="full" />,
          ],
          [text('why'), state === 'delivered' ? null : delivery.error],
        ]}
      />
      <BodySent body={delivery.body} />
      <Answer delivery={delivery} />
    </Box>
  );
}

interface DeliveryDialogProps {
  webhook: WebhookResponse;
  id: number;
  onClose: () => void;
}

/** One delivery: what was sent, what was answered, and the way to send it again. */
export function DeliveryDialog({ webhook, id, onClose }: DeliveryDialogProps) {
  const text = useText();
  const titleId = useId();
  const query = useDelivery(id, ({ state }) => state !== 'pending');
  const { currentData, error } = query;
  const { resend, isLoading } = useResend();
  const isOther = currentData !== undefined && currentData.webhookId !== webhook.id;
  const delivery = isOther ? undefined : currentData;
  const content = () => {
    if (isOther || isNotFound(error)) return <EmptyState title={text('deliveryGone')} />;
    return (
      <QueryView query={query} current>
        {(shown) => <Content delivery={shown} />}
      </QueryView>
    );
  };
  const title = delivery
    ? text('deliveryTitle', { event: kindName(delivery.kind), id })
    : text('deliveries');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{content()}</DialogContent>
      <DialogActions>
        {delivery && webhook.isEnabled && (
          <Button
            loading={isLoading}
            disabled={delivery.state === 'pending'}
            onClick={() => void resend(id)}
          >
            {text('resend')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
