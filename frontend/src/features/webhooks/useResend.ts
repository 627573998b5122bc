import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

/** Sends a delivery again under its id, and says so. */
export function useResend() {
  const text = useText();
  const toast = useToast();
  const [send, { isLoading }] = api.useResendWebhookDeliveryMutation();
  const resend = async (id: number) => {
    const { error } = await send({ id });
    if (error) toast.error(text('resendFailed'), problemText(error, text('tryAgain')));
    else toast.success(text('resent'), text('resentText'));
  };
  return { resend, isLoading };
}
