import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import type { UpdateOrderRequest } from '@/api/generated';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { describeStatus } from '@/ui/status';
import { useText } from './staffMessages';
import type { ShownOrder } from './types';
import { InputField } from '@/ui/fields';
import { asksUnpaid, UnpaidNotice } from './UnpaidNotice';

/** A change of status that somebody asked for. */
export interface StatusMove {
  to: string;
  isBack: boolean;
}

type FieldName = 'notes' | 'trackingNumber' | 'deliveryNote' | 'shippingNumber';
interface Input {
  name: FieldName;
  label: 'why' | 'note' | 'trackingNumber' | 'deliveryNote' | 'shippingNumber';
  required: boolean;
}

/** What each change has to know; steps forward that need nothing are not asked about. */
function inputsOf({ to, isBack }: StatusMove): Input[] {
  if (isBack) return [{ name: 'notes', label: 'why', required: true }];
  if (to === 'shipped')
    return [{ name: 'trackingNumber', label: 'trackingNumber', required: false }];
  if (to === 'completed')
    return [
      { name: 'deliveryNote', label: 'deliveryNote', required: true },
      { name: 'shippingNumber', label: 'shippingNumber', required: true },
    ];
  if (to === 'cancelled') return [{ name: 'notes', label: 'note', required: false }];
  return [];
}

/** Whether something is to be asked: what the step needs, or whether it leaves unpaid. */
export function needsDialog(move: StatusMove, order: ShownOrder): boolean {
  return inputsOf(move).length > 0 || asksUnpaid(order, move.to);
}

function useWords({ to, isBack }: StatusMove, order: ShownOrder) {
  const text = useText();
  const values = { id: order.id, status: describeStatus('order', to).label };
  const isGone = order.status === 'shipped' || order.status === 'delivered';
  if (isBack)
    return {
      title: text('backTitle', values),
      consequence: text(isGone ? 'backFromShipped' : 'backText'),
      confirmLabel: text('backTo', values),
    };
  if (to === 'cancelled')
    return {
      title: text('cancelTitle', values),
      consequence: text(order.paymentStatus === 'paid' ? 'cancelPaid' : 'cancelText'),
      confirmLabel: text('cancel'),
      cancelLabel: text('keep'),
      danger: true,
    };
  const key = to === 'completed' || to === 'delivered' ? to : 'shipped';
  return {
    title: text(`${key}Title`, values),
    consequence: text(`${key}Text`),
    confirmLabel: text('markAs', values),
  };
}

interface RestockChoiceProps {
  restock: boolean;
  onChange: (restock: boolean) => void;
}

/** What becomes of the pieces of a cancelled order. */
export function RestockChoice({ restock, onChange }: RestockChoiceProps) {
  const text = useText();
  return (
    <>
      <FormControlLabel
        label={text('restock')}
        control={<Checkbox checked={restock} onChange={(_event, checked) => onChange(checked)} />}
      />
      {!restock && <FormHelperText sx={{ mx: 0 }}>{text('noRestock')}</FormHelperText>}
    </>
  );
}

interface StatusMoveDialogProps {
  order: ShownOrder;
  move: StatusMove;
  loading: boolean;
  onConfirm: (details: UpdateOrderRequest) => unknown;
  onClose: () => void;
}

/** Asks for what a change of status needs: a reason to go back, numbers to ship or to complete. */
export function StatusMoveDialog(props: StatusMoveDialogProps) {
  const { order, move, loading, onConfirm, onClose } = props;
  const text = useText();
  const words = useWords(move, order);
  const inputs = inputsOf(move);
  const [values, setValues] = useState<Record<FieldName, string>>({
    notes: '',
    trackingNumber: order.trackingNumber ?? '',
    deliveryNote: order.deliveryNote ?? '',
    shippingNumber: order.shippingNumber ?? '',
  });
  const [restock, setRestock] = useState(true);
  const isCancel = move.to === 'cancelled' && !order.isQuote;
  const isMissing = inputs.some(({ name, required }) => required && values[name].trim() === '');
  const confirm = () => {
    const stated = inputs.map(({ name }) => [name, values[name].trim()] as const);
    const details: UpdateOrderRequest = Object.fromEntries(
      stated.filter(([, value]) => value !== ''),
    );
    return onConfirm(isCancel && !restock ? { ...details, restock } : details);
  };
  return (
    <ConfirmDialog
      open
      {...words}
      loading={loading}
      disabled={isMissing || (asksUnpaid(order, move.to) && order.shipUnpaid === 'refuse')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {asksUnpaid(order, move.to) && <UnpaidNotice order={order} />}
      {inputs.map(({ name, label, required }) => (
        <InputField
          key={name}
          label={text(label)}
          value={values[name]}
          onChange={(value) => setValues({ ...values, [name]: value })}
          required={required}
          {...(name === 'notes' ? { rows: 2, maxLength: 2000 } : { maxLength: 100 })}
        />
      ))}
      {isCancel && <RestockChoice restock={restock} onChange={setRestock} />}
    </ConfirmDialog>
  );
}
