import type { EditedFields } from '@/ui/conflict';
import { describeStatus } from '@/ui/status';
import { useText } from './messages';

/** What of an order two people can change at once. A step that somebody else was faster with is not made again. */
export function useOrderFields(): EditedFields {
  const text = useText();
  return {
    status: {
      label: text('status'),
      show: (value) => describeStatus('order', value).label,
      read: () => undefined,
    },
    trackingNumber: { label: text('tracking') },
    shippingNotes: { label: text('shippingNotes') },
    deliveryNote: { label: text('deliveryNote') },
    shippingNumber: { label: text('shippingNumber') },
    version: { label: '', isCounter: true },
  };
}
