import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { useText } from './messages';

/** Approves or cancels a payout and says what came of it. */
export function usePayout(id: number) {
  const text = useText();
  const toast = useToast();
  const { keyFor } = useIdempotencyKey();
  const [approve, approving] = api.useApprovePayoutMutation();
  const [cancel, cancelling] = api.useCancelPayoutMutation();

  /** Whether it was done. */
  const take = async (step: 'approve' | 'cancel'): Promise<boolean> => {
    const call = { id, 'Idempotency-Key': keyFor({ step, id }) };
    try {
      const { number } = await (step === 'approve' ? approve(call) : cancel(call)).unwrap();
      toast.success(text(step === 'approve' ? 'approved' : 'cancelled'), number);
      return true;
    } catch (error) {
      toast.error(text('changeFailed'), problemText(error, text('tryAgain')));
      return false;
    }
  };
  return { take, loading: approving.isLoading || cancelling.isLoading };
}
