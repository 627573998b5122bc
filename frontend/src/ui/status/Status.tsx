import { StatusChip } from './StatusChip';
import { describeStatus, type StatusKind } from './tradeStatus';

/** `<Status of="order" value={order.status} />`: the chip for a status of the trade. */
export function Status({ of, value }: { of: StatusKind; value: string | null | undefined }) {
  return value ? <StatusChip {...describeStatus(of, value)} /> : null;
}
