import type { UserResponse } from '@/api/generated';
import { ReasonDialog } from '@/ui/dialog/ReasonDialog';
import { useText } from './messages';

interface RejectDialogProps {
  user: UserResponse;
  loading: boolean;
  onReject: (reason: string) => unknown;
  onClose: () => void;
}

/** Asks why an account is rejected. */
export function RejectDialog({ user, loading, onReject, onClose }: RejectDialogProps) {
  const text = useText();
  return (
    <ReasonDialog
      title={text('rejectTitle', { name: user.fullName ?? user.username })}
      consequence={text('rejectConsequence')}
      confirmLabel={text('reject')}
      reasonLabel={text('reason')}
      loading={loading}
      onConfirm={onReject}
      onClose={onClose}
    />
  );
}
