import Button, { type ButtonProps } from '@mui/material/Button';
import { api } from '@/api/enhance';
import type { WebhookResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import { webhookName } from './webhook';

type SwitchButtonProps = { webhook: WebhookResponse } & Pick<ButtonProps, 'size'>;

/** Turns a webhook off, or on again, also after it was turned off because it only failed. */
export function SwitchButton({ webhook, ...props }: SwitchButtonProps) {
  const text = useText();
  const toast = useToast();
  const [enable, on] = api.useEnableWebhookMutation();
  const [update, off] = api.useUpdateWebhookMutation();
  const { id, isEnabled } = webhook;
  const name = webhookName(webhook);
  const turn = async () => {
    const { error } = await (isEnabled
      ? update({ id, updateWebhookRequest: { isEnabled: false } })
      : enable({ id }));
    const failed = text(isEnabled ? 'turnOffFailed' : 'turnOnFailed');
    if (error) toast.error(failed, problemText(error, text('tryAgain')));
    else toast.success(text(isEnabled ? 'turnedOff' : 'turnedOn'), name);
  };
  return (
    <Button
      variant={isEnabled ? 'outlined' : 'contained'}
      loading={on.isLoading || off.isLoading}
      onClick={() => void turn()}
      {...(isEnabled ? {} : { 'aria-label': text('turnOnOf', { name }) })}
      {...props}
    >
      {text(isEnabled ? 'turnOff' : 'turnOn')}
    </Button>
  );
}
