import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { DeliveryResponse, WebhookResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import { TestDialog } from './TestDialog';
import { webhookName } from './webhook';

type TestButtonProps = { webhook: WebhookResponse } & Pick<ButtonProps, 'size' | 'variant'>;

/** Sends a test event, where the webhook is on, and shows what comes of it. */
export function TestButton({ webhook, ...props }: TestButtonProps) {
  const text = useText();
  const toast = useToast();
  const [send, { isLoading }] = api.useTestWebhookMutation();
  const [sent, setSent] = useState<DeliveryResponse | null>(null);
  const test = async () => {
    const { data, error } = await send({ id: webhook.id });
    if (data) setSent(data);
    else toast.error(text('testNotSent'), problemText(error, text('tryAgain')));
  };
  return (
    <>
      {webhook.isEnabled && (
        <Button
          loading={isLoading}
          onClick={() => void test()}
          aria-label={text('testOf', { name: webhookName(webhook) })}
          {...props}
        >
          {text('test')}
        </Button>
      )}
      {sent && <TestDialog webhook={webhook} deliveryId={sent.id} onClose={() => setSent(null)} />}
    </>
  );
}
