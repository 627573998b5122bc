import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { PickWaveResponse } from '@/api/generated';
import { EmptyState } from '@/ui/feedback';
import { type PaperKind, PaperLinks } from '@/features/orders';
import { Status } from '@/ui/status';
import { courierName } from '@/features/fulfilment';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { picksByOrder, type OrderPicks } from './wave';

interface AllDoneProps {
  onFinish: () => void;
  loading: boolean;
  /** Picks that the server has not got yet; the wave is finished after them. */
  waiting: number;
  refusal: string | undefined;
}

/** Every pick is decided: the wave can be finished. */
export function AllDone({ onFinish, loading, waiting, refusal }: AllDoneProps) {
  const text = useText();
  return (
    <Card component="section" aria-label={text('allDone')}>
      <EmptyState
        title={text('allDone')}
        text={text('allDoneText')}
        action={
          <Box sx={{ display: 'grid', gap: 2 }}>
            {refusal && <Alert severity="error">{refusal}</Alert>}
            {waiting > 0 && (
              <Alert severity="info">{text('finishLater', { count: waiting })}</Alert>
            )}
            <Button
              variant="contained"
              size="large"
              fullWidth
              loading={loading}
              disabled={waiting > 0}
              onClick={onFinish}
              sx={{ minHeight: 56 }}
            >
              {text('finish')}
            </Button>
          </Box>
        }
      />
    </Card>
  );
}

const PACKING: readonly PaperKind[] = ['packing-slip', 'shipping-label', 'delivery-note'];

/** What is put into and onto the parcel. */
function WavePapers({ orderId }: { orderId: number }) {
  const { data: order } = api.useGetOrderQuery({ id: orderId });
  return order ? <PaperLinks order={order} only={PACKING} /> : null;
}

function OrderResult({ order, picks, missing }: OrderPicks) {
  const text = useText();
  const wasCalledOff = picks.length > 0 && picks.every(({ state }) => state === 'cancelled');
  const isPacked = ['ready', 'shipped'].includes(order.status);
  return (
    <Box
      component="li"
      sx={{ px: 2.5, py: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.25 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Link
          component={RouterLink}
          to={paths.warehouse.order(order.orderId)}
          sx={{ fontWeight: 620 }}
        >
          {text('forOrder', { id: order.orderId, name: order.customerName })}
        </Link>
        <Status of="order" value={order.status} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          courierName(order.courier),
          wasCalledOff && text('calledOff'),
          missing > 0 && text('shortPieces', { count: missing }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {isPacked && <WavePapers orderId={order.orderId} />}
    </Box>
  );
}

/** What became of the orders of a wave that has ended, with their papers. */
export function WaveResult({ wave }: { wave: PickWaveResponse }) {
  const text = useText();
  const results = picksByOrder(wave);
  const ready = results.filter(({ order }) => order.status === 'ready').length;
  const short = results.filter(({ missing }) => missing > 0).length;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {wave.state === 'cancelled' && <Alert severity="info">{text('resultBack')}</Alert>}
      {wave.state === 'picked' && ready > 0 && (
        <Alert severity="success">{text('resultReady', { count: ready })}</Alert>
      )}
      {wave.state === 'picked' && short > 0 && (
        <Alert severity="warning">{text('resultShort', { count: short })}</Alert>
      )}
      <Button
        component={RouterLink}
        to={paths.warehouse.picking}
        variant="contained"
        size="large"
        sx={{ minHeight: 56 }}
      >
        {text('nextOrders')}
      </Button>
      <Card component="section" aria-label={text('result')}>
        <Typography variant="h4" component="h2" sx={{ px: 2.5, py: 2 }}>
          {text('result')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {results.map((result) => (
            <OrderResult key={result.order.orderId} {...result} />
          ))}
        </Box>
      </Card>
    </Box>
  );
}
