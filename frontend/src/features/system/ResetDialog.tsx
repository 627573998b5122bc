import { useState } from 'react';
import type { PasswordResetResponse } from '@/api/generated';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { SecretDialog } from '@/ui/dialog/SecretDialog';
import { formatDateTime } from '@/lib/dates';
import { useText } from './messages';
import { InputField } from '@/ui/fields';
import { useResets, type HandedOver, type ResetAction } from './useResets';

interface ResetDialogProps {
  action: ResetAction;
  request: PasswordResetResponse;
  onLink: (link: HandedOver) => void;
  onClose: () => void;
}

/** Asks once more before a request is verified, refused or handed over. */
export function ResetDialog({ action, request, onLink, onClose }: ResetDialogProps) {
  const text = useText();
  const [note, setNote] = useState('');
  const { decide, loading } = useResets();
  const { fullName: name, email } = request;
  return (
    <ConfirmDialog
      open
      title={text(`${action}Title`, { name })}
      consequence={text(`${action}Text`, { name, email })}
      confirmLabel={text(action)}
      danger={action === 'refuse'}
      loading={loading}
      onConfirm={async () => {
        const link = await decide(action, request, note.trim());
        if (link) onLink(link);
        onClose();
      }}
      onClose={onClose}
    >
      <InputField
        label={text('note')}
        hint={text('noteHint')}
        value={note}
        onChange={setNote}
        maxLength={500}
      />
    </ConfirmDialog>
  );
}

/** Shows a link for a new password once. */
export function LinkDialog({ made, onClose }: { made: HandedOver; onClose: () => void }) {
  const text = useText();
  return (
    <SecretDialog
      title={text('linkTitle', { name: made.name })}
      warning={text('linkText', { time: formatDateTime(made.expiresAt) })}
      label={text('link')}
      secret={made.link}
      copyLabel={text('copyLink')}
      doneLabel={text('done')}
      onClose={onClose}
    />
  );
}
