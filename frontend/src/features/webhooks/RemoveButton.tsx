import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { WebhookResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useToast } from '@/ui/toaster';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { webhookName } from './webhook';

/** Removes a webhook with its log, after asking, and goes back to the list. */
export function RemoveButton({ webhook }: { webhook: WebhookResponse }) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = api.useDeleteWebhookMutation();
  const end = async () => {
    const { error } = await remove({ id: webhook.id });
    setAsking(false);
    if (error) {
      toast.error(text('removeFailed'), problemText(error, text('tryAgain')));
      return;
    }
    toast.success(text('removed'), webhookName(webhook));
    void navigate(paths.accountTab('webhooks'), { replace: true });
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text('remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('removeTitle')}
        consequence={text('removeText', { url: webhook.url })}
        confirmLabel={text('remove')}
        danger
        loading={isLoading}
        onConfirm={end}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
