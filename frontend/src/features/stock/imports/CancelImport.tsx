import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

/** Gives an import up before anything of it was applied. */
export function CancelImport({ id }: { id: number }) {
  const text = useText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [cancel, { isLoading }] = api.useCancelImportMutation();
  const confirm = async () => {
    const { error } = await cancel({ id });
    setAsking(false);
    if (error) toast.error(text('cancelFailed'), problemText(error, ''));
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {text('cancel')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('cancelTitle')}
        consequence={text('cancelText')}
        confirmLabel={text('cancel')}
        cancelLabel={text('keep')}
        danger
        loading={isLoading}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
