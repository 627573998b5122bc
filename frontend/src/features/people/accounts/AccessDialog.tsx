import { useState } from 'react';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useToast } from '@/ui/toaster';
import { InputField } from '@/ui/fields';
import { useText } from './messages';

/** Switches an account off, which ends its sessions at once, or on again. */
export function AccessDialog({ user, onClose }: { user: UserResponse; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [deactivate, deactivating] = api.useDeactivateUserMutation();
  const [activate, activating] = api.useActivateUserMutation();
  const verb = user.isActive ? 'deactivate' : 'activate';

  const change = async () => {
    try {
      if (user.isActive)
        await deactivate({ id: user.id, body: { reason: reason.trim() } }).unwrap();
      else await activate({ id: user.id }).unwrap();
      toast.success(
        text(user.isActive ? 'deactivated' : 'activated'),
        user.fullName ?? user.username,
      );
      onClose();
    } catch (error) {
      toast.error(text('changeFailed'), problemText(error, text('changeFailedText')));
    }
  };

  return (
    <ConfirmDialog
      open
      title={text(`${verb}Title`, { name: user.fullName ?? user.username })}
      consequence={text(`${verb}Consequence`)}
      confirmLabel={text(verb)}
      danger={user.isActive ?? false}
      loading={deactivating.isLoading || activating.isLoading}
      onConfirm={change}
      onClose={onClose}
    >
      {user.isActive && (
        <InputField
          label={text('reasonOptional')}
          value={reason}
          onChange={setReason}
          maxLength={500}
        />
      )}
    </ConfirmDialog>
  );
}
