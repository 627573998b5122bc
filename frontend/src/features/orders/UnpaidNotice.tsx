import Alert from '@mui/material/Alert';
import { useText } from './messages';
import type { ShownOrder } from './types';

/** What is to be known before an order leaves that is not paid: the server says whether, and whether it may. */
export function UnpaidNotice({ order }: { order: Pick<ShownOrder, 'shipUnpaid'> }) {
  const text = useText();
  if (order.shipUnpaid !== 'warn' && order.shipUnpaid !== 'refuse') return null;
  const isRefused = order.shipUnpaid === 'refuse';
  return (
    <Alert severity={isRefused ? 'error' : 'warning'}>
      {text(isRefused ? 'unpaidRefused' : 'unpaidWarning')}
    </Alert>
  );
}

const LEAVES: readonly string[] = ['shipped', 'delivered', 'completed'];

/** Whether this step lets goods leave that somebody is to be asked about first. */
export function asksUnpaid(order: Pick<ShownOrder, 'shipUnpaid'>, to: string): boolean {
  return LEAVES.includes(to) && (order.shipUnpaid === 'warn' || order.shipUnpaid === 'refuse');
}
