import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { problemText } from '@/api/problem';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { LinesSkeleton } from '@/components/feedback';
import { useToast } from '@/components/toaster';
import { roleName } from '@/lib/roleNames';
import { useText } from '../messages';

/** Gives an account that trades another role, of those the server offers now; says what stands against others. */
export function RoleDialog({ user, onClose }: { user: UserResponse; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const [role, setRole] = useState('');
  const [reason, setReason] = useState('');
  const choices = api.useGetRoleChoicesQuery({ id: user.id }, { refetchOnMountOrArgChange: true });
  const [change, { isLoading }] = api.useChangeUserRoleMutation();
  const name = user.fullName ?? user.username;
  const allowed = choices.currentData?.allowed ?? [];
  const refusal = choices.error
    ? problemText(choices.error, text('rolesFailed'))
    : choices.currentData?.refusal;

  const submit = async () => {
    try {
      const roleChangeRequest = { role, reason: reason.trim() || null };
      await change({ id: user.id, roleChangeRequest }).unwrap();
      toast.success(text('roleChanged'), name);
      onClose();
    } catch (error) {
      toast.error(text('roleNotChanged'), problemText(error, text('changeFailedText')));
    }
  };

  return (
    <ConfirmDialog
      open
      title={text('changeRoleTitle', { name })}
      consequence={text('changeRoleText')}
      confirmLabel={text('changeRole')}
      disabled={role === ''}
      loading={isLoading}
      onConfirm={submit}
      onClose={onClose}
    >
      {choices.isLoading && <LinesSkeleton count={2} height={40} />}
      {refusal && <Alert severity="info">{refusal}</Alert>}
      {allowed.length > 0 && (
        <>
          <MuiTextField
            select
            label={text('newRole')}
            helperText={text('changeRoleNow', { role: roleName(user.role) })}
            value={role}
            onChange={(event) => setRole(event.target.value)}
            fullWidth
          >
            {allowed.map((one) => (
              <MenuItem key={one} value={one}>
                {roleName(one)}
              </MenuItem>
            ))}
          </MuiTextField>
          <MuiTextField
            label={text('roleReason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
