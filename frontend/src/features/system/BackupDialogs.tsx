import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { BackupResponse } from '@/api/generated';
import { formatDateTime } from '@/lib/dates';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { PasswordField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { text as now, useText } from './messages';

interface BackupDialogProps {
  backup: BackupResponse;
  onClose: () => void;
}

/** Asks before a backup is deleted. */
export function DeleteBackupDialog({ backup, onClose }: BackupDialogProps) {
  const text = useText();
  const toast = useToast();
  const [remove, { isLoading }] = api.useDeleteBackupMutation();
  const time = formatDateTime(backup.createdAt);
  const confirm = async () => {
    const { error } = await remove({ name: backup.name });
    onClose();
    if (error)
      toast.error(text('backupNotDeleted'), problemText(error, text('backupNotDeletedText')));
    else toast.success(text('backupDeleted'), time);
  };
  return (
    <ConfirmDialog
      open
      title={text('deleteBackupTitle', { time })}
      consequence={text('deleteBackupText', { name: backup.name })}
      confirmLabel={text('deleteBackup')}
      danger
      loading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

const passwordSchema = z.object({ currentPassword: z.string().min(1, now('enterPassword')) });

/** The browser stores what the address answers with, and the page stays. */
function download(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Downloads a backup once the password was entered again. */
export function DownloadBackupDialog({ backup, onClose }: BackupDialogProps) {
  const text = useText();
  const toast = useToast();
  const form = useZodForm(passwordSchema, { currentPassword: '' });
  const [create, { isLoading, error }] = api.useCreateBackupDownloadLinkMutation();
  const time = formatDateTime(backup.createdAt);
  const confirm = async (backupDownloadLinkRequest: z.output<typeof passwordSchema>) => {
    const { data } = await create({ name: backup.name, backupDownloadLinkRequest });
    if (!data) return;
    download(data.url);
    onClose();
    toast.success(text('backupDownloads'), backup.name);
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={text('downloadBackupTitle', { time })}
      maxWidth="xs"
      guardUnsaved={false}
      form={form}
      onSubmit={confirm}
      loading={isLoading}
      error={error}
      submitLabel={text('downloadBackup')}
    >
      <Typography variant="body2">{text('downloadBackupText')}</Typography>
      <PasswordField
        control={form.control}
        name="currentPassword"
        label={text('yourPassword')}
        required
        autoFocus
      />
    </FormDialog>
  );
}
