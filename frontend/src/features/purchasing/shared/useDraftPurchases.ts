import { useNavigate } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { PurchaseOrdersRequest } from '@/api/generated';
import { useToast } from '@/ui/toaster';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** Drafts purchase orders, one for each supplier, says so, and leads to what was made. */
export function useDraftPurchases() {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { keyFor, renew } = useIdempotencyKey();
  const [create, { isLoading, error }] = api.useCreatePurchaseOrdersMutation();
  const draft = async (purchaseOrdersRequest: PurchaseOrdersRequest) => {
    const key = keyFor(purchaseOrdersRequest);
    const answer = await create({ 'Idempotency-Key': key, purchaseOrdersRequest });
    const made = answer.data?.items;
    if (!made) return { isDone: false, error: answer.error };
    renew();
    const [first] = made;
    if (made.length === 1 && first) {
      const { number, supplierName: supplier } = first;
      toast.success(text('created', { number }), text('createdText', { supplier }));
      void navigate(paths.purchasing.order(first.id));
    } else {
      toast.success(text('createdMany', { count: made.length }), text('createdManyText'));
      void navigate(paths.purchasing.tab('orders'));
    }
    return { isDone: true, error: undefined };
  };
  return { draft, loading: isLoading, error };
}
