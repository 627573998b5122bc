import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { BulkDialog, type Bulk } from '@/ui/table';
import { useToast } from '@/ui/toaster';
import { InputField } from '@/ui/fields';
import { text as now, useText } from './messages';

/** Whether an account can be switched on or off; one that was rejected stays off. The own one the server refuses. */
export function switchOf({
  isActive,
  verificationStatus,
}: UserResponse): 'activate' | 'deactivate' | undefined {
  if (isActive) return 'deactivate';
  return verificationStatus === 'rejected' ? undefined : 'activate';
}

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

/** Switches an account off or on again, after asking. */
export function AccessButton({ user }: { user: UserResponse }) {
  const text = useText();
  const [asked, setAsked] = useState<UserResponse | null>(null);
  const verb = switchOf(user);
  return (
    <>
      {verb && (
        <Button
          variant="outlined"
          color={verb === 'deactivate' ? 'error' : 'primary'}
          onClick={() => setAsked(user)}
        >
          {text(verb)}
        </Button>
      )}
      {asked && <AccessDialog user={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

type Verb = 'activate' | 'deactivate' | 'approve';

interface ManyProps {
  verb: Verb;
  users: readonly UserResponse[];
  onClose: (isDone: boolean) => void;
}

const nameOf = ({ fullName, username }: UserResponse) => fullName ?? username;

/** The same for many accounts, each by its own; the rules of one hold for each. */
function ManyAccounts({ verb, users, onClose }: ManyProps) {
  const text = useText();
  const [reason, setReason] = useState('');
  const [activate] = api.useActivateUserMutation();
  const [deactivate] = api.useDeactivateUserMutation();
  const [approve] = api.useApproveUserMutation();
  const send = ({ id }: UserResponse) => {
    if (verb === 'approve') return approve({ id });
    return verb === 'activate'
      ? activate({ id })
      : deactivate({ id, body: { reason: reason.trim() } });
  };
  const isOff = verb === 'deactivate';
  return (
    <BulkDialog
      title={text(`${verb}Many`, { count: users.length })}
      rows={users}
      nameOf={nameOf}
      send={send}
      onClose={onClose}
      ask={{
        consequence: text(`${verb}Consequence`),
        confirmLabel: text(verb),
        danger: isOff,
        children: isOff && (
          <InputField
            label={text('reasonOptional')}
            value={reason}
            onChange={setReason}
            maxLength={500}
          />
        ),
      }}
    />
  );
}

/** What can be done with several accounts: each action takes those of them that it fits. The own one is never chosen. */
export function accountBulk(ownId: number | undefined): Bulk<UserResponse> {
  const fits = (user: UserResponse, verb: Verb) =>
    verb === 'approve' ? user.verificationStatus === 'pending' : switchOf(user) === verb;
  return {
    nameOf,
    canChoose: ({ id }) => id !== ownId,
    actions: (chosen) =>
      (['approve', 'activate', 'deactivate'] as const).flatMap((verb) => {
        const users = chosen.filter((user) => fits(user, verb));
        if (users.length === 0) return [];
        return {
          label: now('some', { action: now(verb), count: users.length }),
          isDestructive: verb === 'deactivate',
          dialog: (onClose: (isDone: boolean) => void) => (
            <ManyAccounts verb={verb} users={users} onClose={onClose} />
          ),
        };
      }),
  };
}
