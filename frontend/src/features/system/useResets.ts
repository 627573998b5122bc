import { api } from '@/api/enhance';
import type { PasswordResetResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import type { ResetAction } from './resets';

/** A link that was made for somebody; it is never shown again. */
export interface HandedOver {
  name: string;
  link: string;
  expiresAt: string;
}

/** Decides on a request for a new password. Only handing over gives something back: the link. */
export function useResets() {
  const text = useText();
  const toast = useToast();
  const [verify, verifying] = api.useVerifyPasswordResetMutation();
  const [refuse, refusing] = api.useRefusePasswordResetMutation();
  const [handOver, handing] = api.useHandOverPasswordResetMutation();

  const decide = async (
    action: ResetAction,
    { id, fullName, email }: PasswordResetResponse,
    note: string,
  ): Promise<HandedOver | undefined> => {
    const call = { id, body: note ? { note } : {} };
    try {
      if (action === 'handOver') {
        const { link, expiresAt } = await handOver(call).unwrap();
        return { name: fullName, link, expiresAt };
      }
      await (action === 'verify' ? verify(call) : refuse(call)).unwrap();
      if (action === 'verify') toast.success(text('verified'), text('verifiedText', { email }));
      else toast.success(text('refused'), text('refusedText', { name: fullName }));
    } catch (error) {
      toast.error(text('decisionFailed'), problemText(error, text('decisionFailedText')));
    }
    return undefined;
  };
  return { decide, loading: verifying.isLoading || refusing.isLoading || handing.isLoading };
}
