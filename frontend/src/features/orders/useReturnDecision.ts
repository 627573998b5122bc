import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { describeStatus } from '@/ui/status';
import { useToast } from '@/ui/toaster';
import { useText } from './fulfilmentMessages';
import type { ShownReturn } from './types';

export type Decision = 'approve' | 'reject' | 'close';

/** Sends what was decided about a return, and says what came of it. */
export function useReturnDecision({ id, number }: ShownReturn) {
  const text = useText();
  const toast = useToast();
  const [approve, approving] = api.useApproveReturnMutation();
  const [reject, rejecting] = api.useRejectReturnMutation();
  const [end, ending] = api.useCloseReturnMutation();
  const send = { approve, reject, close: end };
  const decide = async (decision: Decision, words: string): Promise<boolean> => {
    const answerReturnRequest = words ? { reason: words } : {};
    const { data, error } = await send[decision]({ id, answerReturnRequest });
    if (!data) {
      toast.error(text('decideFailed'), problemText(error, text('tryAgain')));
      return false;
    }
    const state = describeStatus('return', data.state).label;
    toast.success(text('decided', { number, state }));
    return true;
  };
  return {
    decide,
    isLoading: approving.isLoading || rejecting.isLoading || ending.isLoading,
  };
}
