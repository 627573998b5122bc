import { api } from '@/api/enhance';
import type { TokenResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

/** Asks once more before a token ends for good. */
export function RevokeDialog({ token, onClose }: { token: TokenResponse; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const [revoke, { isLoading }] = api.useRevokeTokenMutation();
  const end = async () => {
    const { error } = await revoke({ id: token.id });
    onClose();
    if (error) toast.error(text('revokeFailed'), problemText(error, text('revokeFailedText')));
    else toast.success(text('revoked'), token.name);
  };
  return (
    <ConfirmDialog
      open
      title={text('revokeTitle', { name: token.name })}
      consequence={text('revokeText')}
      confirmLabel={text('revoke')}
      danger
      loading={isLoading}
      onConfirm={end}
      onClose={onClose}
    />
  );
}
