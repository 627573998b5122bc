import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import type { UserResponse } from '@/api/generated';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useText } from './messages';

interface RejectDialogProps {
  user: UserResponse;
  loading: boolean;
  onReject: (reason: string) => unknown;
  onClose: () => void;
}

/** Asks for the reason, which the person is told; without one the button stays off (specification 2 §5). */
export function RejectDialog({ user, loading, onReject, onClose }: RejectDialogProps) {
  const text = useText();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      title={text('rejectTitle', { name: user.fullName ?? user.username })}
      consequence={text('rejectConsequence')}
      confirmLabel={text('reject')}
      danger
      loading={loading}
      disabled={reason.trim() === ''}
      onConfirm={() => onReject(reason.trim())}
      onClose={onClose}
    >
      <MuiTextField
        label={text('reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        required
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ConfirmDialog>
  );
}
