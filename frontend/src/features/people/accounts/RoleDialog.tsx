import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useConflict } from '@/ui/conflict';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { LinesSkeleton } from '@/ui/feedback';
import { useToast } from '@/ui/toaster';
import { roleName } from '@/lib/roleNames';
import { InputField } from '@/ui/fields';
import { useText } from './messages';

/** Gives an account that trades another role, of those the server offers now; says what stands against others. */
export function RoleDialog({ user, onClose }: { user: UserResponse; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const [role, setRole] = useState('');
  const [reason, setReason] = useState('');
  const choices = api.useGetRoleChoicesQuery({ id: user.id }, { refetchOnMountOrArgChange: true });
  const [change, { isLoading }] = api.useChangeUserRoleMutation();
  const [seen] = useState(user);
  // A role that somebody else has given meanwhile is not given again.
  const edited = useConflict({
    role: { label: text('role'), show: roleName, read: () => undefined },
  });
  const name = user.fullName ?? user.username;
  const allowed = choices.currentData?.allowed ?? [];
  const refusal = choices.error
    ? problemText(choices.error, text('rolesFailed'))
    : choices.currentData?.refusal;

  const submit = async () => {
    const body: { role?: string; reason: string | null } = { role, reason: reason.trim() || null };
    const send = async (
      { role: given, ...rest }: typeof body,
      expected: object,
    ): Promise<{ data?: 'changed' | 'theirs'; error?: unknown }> => {
      if (given === undefined) return { data: 'theirs' };
      const call = change({ id: seen.id, roleChangeRequest: { role: given, ...rest, expected } });
      const { error } = await call;
      return error ? { error } : { data: 'changed' };
    };
    const { data, error } = await edited.save(body, seen, send);
    if (error) toast.error(text('roleNotChanged'), problemText(error, text('changeFailedText')));
    if (data === 'changed') toast.success(text('roleChanged'), name);
    if (data) onClose();
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
          <InputField
            label={text('newRole')}
            hint={text('changeRoleNow', { role: roleName(user.role) })}
            value={role}
            onChange={setRole}
            options={[
              { value: '', label: '—' },
              ...allowed.map((one) => ({ value: one, label: roleName(one) })),
            ]}
          />
          <InputField
            label={text('roleReason')}
            value={reason}
            onChange={setReason}
            maxLength={500}
          />
        </>
      )}
      {edited.dialog}
    </ConfirmDialog>
  );
}
