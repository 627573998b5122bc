import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { WebhookResponse, WebhookWithSecretResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import { SecretShown } from './SecretShown';

/** Gives a webhook another secret, after asking, and shows it once. */
export function RotateButton({ webhook }: { webhook: WebhookResponse }) {
  const text = useText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<WebhookWithSecretResponse | null>(null);
  const [rotate, { isLoading }] = api.useRotateWebhookSecretMutation();
  const change = async () => {
    const { data, error } = await rotate({ id: webhook.id });
    setAsking(false);
    if (data) setShown(data);
    else toast.error(text('rotateFailed'), problemText(error, text('tryAgain')));
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {text('rotate')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('rotateTitle')}
        consequence={text('rotateText')}
        confirmLabel={text('rotate')}
        loading={isLoading}
        onConfirm={change}
        onClose={() => setAsking(false)}
      />
      {shown && <SecretShown webhook={shown} onClose={() => setShown(null)} />}
    </>
  );
}
