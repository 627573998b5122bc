import { api } from '@/api/enhance';
import type { OrderResponse, UpdateOrderRequest } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useConflict } from '@/ui/conflict';
import { useOrderFields } from '@/features/orders';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

/** Finishes an order that was seen so, with its two numbers. Who did it and when, the server says. */
export function useComplete(seen: OrderResponse) {
  const text = useText();
  const toast = useToast();
  const [update, { isLoading }] = api.useUpdateOrderMutation();
  const edited = useConflict(useOrderFields());
  /** The order as it is then; nothing when it was not completed. */
  const complete = async (deliveryNote: string, shippingNumber: string) => {
    const { id, version } = seen;
    const body: UpdateOrderRequest = { status: 'completed', deliveryNote, shippingNumber, version };
    const { data, error } = await edited.save(body, seen, (last, expected) =>
      update({ id, updateOrderRequest: { ...last, expected } }),
    );
    if (error) toast.error(text('doneFailed'), problemText(error, ''));
    // Whoever keeps another step than the own one has finished nothing.
    if (data?.status !== 'completed') return undefined;
    toast.success(text('doneToast'), text('order', { id }));
    return data;
  };
  return { complete, loading: isLoading, dialog: edited.dialog };
}
