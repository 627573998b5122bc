import { api } from '@/api/enhance';
import type { OrderStatusName } from '@/api/generated';
import { problemText } from '@/api/problem';
import { useToast } from '@/components/toaster';
import { describeStatus } from '@/components/status';
import { useText } from './messages';

interface Change {
  status?: OrderStatusName;
  trackingNumber?: string;
  notes?: string;
}

/** Moves an order on, or notes its tracking number. */
export function useChangeOrder(orderId: number) {
  const text = useText();
  const toast = useToast();
  const [update, { isLoading }] = api.useUpdateWarehouseOrderMutation();

  const change = async (wish: Change): Promise<boolean> => {
    try {
      const order = await update({ updateWarehouseOrderRequest: { orderId, ...wish } }).unwrap();
      const status = describeStatus('order', order.status).label;
      if (wish.status)
        toast.success(text('updated', { id: orderId }), text('updatedText', { status }));
      else toast.success(text('saved'));
      return true;
    } catch (error) {
      toast.error(text('failed'), problemText(error, text('failedText')));
      return false;
    }
  };
  return { change, loading: isLoading };
}
