import { api } from '@/api/enhance';
import type { PurchaseOrderDetailsResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { useText } from './messages';

export type PlainStep = 'approve' | 'close' | 'cancel';

/** Takes a purchase order a step on, as it was looked at. */
export function useStep({ id, version }: Pick<PurchaseOrderDetailsResponse, 'id' | 'version'>) {
  const text = useText();
  const toast = useToast();
  const { keyFor } = useIdempotencyKey();
  const [approve, approving] = api.useApprovePurchaseOrderMutation();
  const [close, closing] = api.useClosePurchaseOrderMutation();
  const [cancel, cancelling] = api.useCancelPurchaseOrderMutation();
  const [send, sending] = api.useSendPurchaseOrderMutation();

  const report = (
    step: PlainStep | 'send',
    answer: { data?: PurchaseOrderDetailsResponse; error?: unknown },
  ) => {
    const { data, error } = answer;
    if (data) toast.success(text(`done.${step}`, { number: data.number }));
    else toast.error(text('stepFailed'), problemText(error, ''));
    return data !== undefined;
  };
  const take = async (step: PlainStep) => {
    const purchaseStepRequest = { expectedVersion: version };
    const wish = { id, 'Idempotency-Key': keyFor({ step, version }), purchaseStepRequest };
    const steps = { approve, close, cancel };
    return report(step, await steps[step](wish));
  };
  const sendOff = async (mail: boolean) => {
    const sendPurchaseRequest = { expectedVersion: version, mail };
    const key = keyFor({ step: 'send', ...sendPurchaseRequest });
    return report('send', await send({ id, 'Idempotency-Key': key, sendPurchaseRequest }));
  };
  const loading = [approving, closing, cancelling, sending].some(({ isLoading }) => isLoading);
  return { take, send: sendOff, loading };
}
