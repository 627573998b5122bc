import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { InputField } from '../fields/InputField';

interface ReasonDialogProps {
  title: string;
  consequence: string;
  confirmLabel: string;
  /** The field's label. */
  reasonLabel: string;
  loading: boolean;
  onConfirm: (reason: string) => unknown;
  onClose: () => void;
}

/** Asks for the reason of a refusal, which the person is told; without one the button stays off (specification 2 §5). */
export function ReasonDialog({ reasonLabel, onConfirm, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      danger
      disabled={reason.trim() === ''}
      onConfirm={() => onConfirm(reason.trim())}
      {...dialog}
    >
      <InputField
        label={reasonLabel}
        value={reason}
        onChange={setReason}
        rows={2}
        maxLength={500}
        required
      />
    </ConfirmDialog>
  );
}
