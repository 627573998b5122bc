import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { DeliveryDetailsResponse, DeliveryResponse, WebhookResponse } from '@/api/generated';
import { QueryView } from '@/ui/feedback';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { paths } from '@/lib/paths';
import { Answer } from './Bodies';
import { useText } from './messages';
import { useDelivery } from './useDeliveries';

/** One attempt tells whether the program can be reached, even where others follow. */
const isTried = ({ state, attempts }: DeliveryResponse) => state !== 'pending' || attempts > 0;

function Outcome({ delivery }: { delivery: DeliveryDetailsResponse }) {
  const text = useText();
  const { state, status, error } = delivery;
  return (
    <>
      {state === 'delivered' ? (
        <Alert severity="success">{text('testArrived', { status: status ?? '' })}</Alert>
      ) : (
        <Alert severity="error">
          {text('testFailed')} {error} {state === 'pending' && text('testRetries')}
        </Alert>
      )}
      {status && <Answer delivery={delivery} />}
    </>
  );
}

interface TestDialogProps {
  webhook: WebhookResponse;
  deliveryId: number;
  onClose: () => void;
}

/** Waits for the outcome of a test event and says it. */
export function TestDialog({ webhook, deliveryId, onClose }: TestDialogProps) {
  const text = useText();
  const id = useId();
  const dispatch = useAppDispatch();
  const query = useDelivery(deliveryId, isTried);
  const { data } = query;
  const tried = data && isTried(data) ? data : undefined;
  const isOver = tried !== undefined;
  useEffect(() => {
    // The lists below, and whether the webhook is failing, know it from here.
    if (isOver) dispatch(api.util.invalidateTags(['Integration']));
  }, [dispatch, isOver]);
  const waiting = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <CircularProgress size={24} aria-hidden />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {text('testing', { url: webhook.url })}
      </Box>
    </Box>
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{text('testTitle')}</DialogTitle>
      <DialogContent>
        <Box role="status" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <QueryView query={query} loading={waiting}>
            {(delivery) => (isTried(delivery) ? <Outcome delivery={delivery} /> : waiting)}
          </QueryView>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button
          component={Link}
          to={paths.webhookDelivery(webhook.id, deliveryId)}
          onClick={onClose}
        >
          {text('openDelivery')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
