import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { isSome } from '@/lib/money';
import { lazyPart } from '@/lib/parts';
import { leftToShip, mayReturn, returnable } from './fulfilment';
import { useText } from './fulfilmentMessages';
import type { ShownOrder } from './types';

const ShipDialog = lazyPart(() => import('./ShipDialog'));
const RefundDialog = lazyPart(() => import('./RefundDialog'));
const ReturnDialog = lazyPart(() => import('./ReturnDialog'));

interface ShipButtonProps {
  order: ShownOrder;
  /** As the order's next step. */
  isNext?: boolean;
  /** Labels the button as a part delivery: the step beside it ships everything. */
  isPart?: boolean;
}

/** Ships what is left; nothing once everything has left. */
export function ShipButton({ order, isNext = false, isPart = false }: ShipButtonProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const lines = leftToShip(order);
  if (lines.length === 0) return null;
  const hasBegun = (order.shipments ?? []).some(({ undoneAt }) => !undoneAt);
  const whole = hasBegun ? 'shipRest' : 'ship';
  return (
    <>
      <Button
        variant={isPart ? 'text' : isNext ? 'contained' : 'outlined'}
        startIcon={<LocalShippingIcon />}
        onClick={() => setOpen(true)}
      >
        {text(isPart ? 'shipPart' : whole)}
      </Button>
      {isOpen && (
        <Suspense>
          <ShipDialog order={order} lines={lines} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Pays back what a cancelled order still owes its buyer. */
export function RefundButton({ order }: { order: ShownOrder }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const due = order.refundDue;
  if (!isSome(due)) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)} fullWidth>
        {text('refundAction')}
      </Button>
      {isOpen && (
        <Suspense>
          <RefundDialog
            order={order}
            most={order.refundable ?? due}
            amount={due}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Asks for goods to be taken back, once they have left. */
export function ReturnButton({ order, isBuyer }: { order: ShownOrder; isBuyer: boolean }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (!mayReturn(order)) return null;
  const lines = returnable(order);
  return (
    <>
      <Button variant="outlined" startIcon={<AssignmentReturnIcon />} onClick={() => setOpen(true)}>
        {text('returnAction')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReturnDialog
            orderId={order.id}
            lines={lines}
            isBuyer={isBuyer}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
