import { api } from '@/api/enhance';
import type { PasswordResetResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

/** What the admin can do with a request, the usual one first. */
const RESET_ACTIONS = ['verify', 'handOver', 'refuse'] as const;
export type ResetAction = (typeof RESET_ACTIONS)[number];

/** What can be done with this one. */
export function resetActions({ decidable, canHandOver }: PasswordResetResponse): ResetAction[] {
  return RESET_ACTIONS.filter((action) => (action === 'handOver' ? canHandOver : decidable));
}

/** Whether a link is out that still works. */
export function hasLink(state: string): boolean {
  return state === 'requested' || state === 'verified' || state === 'handedOver';
}

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
