import { api } from '@/api/enhance';
import type { OrderResponse } from '@/api/generated';
import { problemText } from '@/api/problem';
import { useToast } from '@/components/toaster';
import { useText } from './messages';

/** Finishes an order with its two numbers. Who did it and when, the server says. */
export function useComplete({ id, version }: Pick<OrderResponse, 'id' | 'version'>) {
  const text = useText();
  const toast = useToast();
  const [update, { isLoading }] = api.useUpdateOrderMutation();
  /** The order as it is then; nothing when it was not completed. */
  const complete = async (deliveryNote: string, shippingNumber: string) => {
    const { data, error } = await update({
      id,
      updateOrderRequest: { status: 'completed', deliveryNote, shippingNumber, version },
    });
    if (data) toast.success(text('doneToast'), text('order', { id }));
    else toast.error(text('doneFailed'), problemText(error, ''));
    return data;
  };
  return { complete, loading: isLoading };
}
