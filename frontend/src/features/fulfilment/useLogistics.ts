import { useState } from 'react';
import { api } from '@/api/enhance';
import type { CourierName, OrderResponse, UpdateOrderRequest } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { useConflict } from '@/ui/conflict';
import { useOrderFields } from '@/features/orders';
import { useToast } from '@/ui/toaster';
import { courierWord } from './couriers';
import { useText } from './messages';

/** What is read of an order to send it on its way. */
export type LogisticsOrder = Pick<
  OrderResponse,
  | 'id'
  | 'status'
  | 'courier'
  | 'trackingNumber'
  | 'shippingNotes'
  | 'version'
  | 'allowedTransitions'
>;

/** What of an order's way can be typed and chosen. */
interface Typed {
  trackingNumber: string;
  shippingNotes: string;
  courier: CourierName;
}

/**
 * What somebody types about an order's way. Until they do, the order's own words stand there, also those that
 * others write meanwhile; from then on, what others write there is shown beside the own words before they are saved.
 */
export function useLogistics(order: LogisticsOrder) {
  const text = useText();
  const toast = useToast();
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const [seen, setSeen] = useState<Partial<Typed>>({});
  const [update, { isLoading }] = api.useUpdateOrderMutation();
  const edited = useConflict({
    ...useOrderFields(),
    courier: { label: text('courier'), show: courierWord },
  });
  const known: Typed = {
    trackingNumber: order.trackingNumber ?? '',
    shippingNotes: order.shippingNotes ?? '',
    courier: order.courier,
  };
  const values: Typed = { ...known, ...typed };
  const began: Typed = { ...known, ...seen };

  const changes: UpdateOrderRequest = {};
  for (const name of ['trackingNumber', 'shippingNotes'] as const) {
    const value = values[name].trim();
    if (value && value !== began[name]) changes[name] = value;
  }
  if (values.courier !== began.courier) changes.courier = values.courier;

  /** All of it at once, with a step of the order where one is named; no answer from who goes back to the form. */
  const send = (more: UpdateOrderRequest = {}) => {
    const { id, status, version } = order;
    const body: UpdateOrderRequest = { ...changes, ...more, version };
    return edited.save(body, { ...began, status, version }, (last, expected) =>
      update({ id, updateOrderRequest: { ...last, expected } }),
    );
  };
  const forget = () => {
    setTyped({});
    setSeen({});
  };
  const save = async () => {
    const { data, error } = await send();
    if (error) toast.error(text('updateFailed'), problemText(error, text('tryAgain')));
    if (!data) return;
    toast.success(text('updated'), text('order', { id: order.id }));
    forget();
  };
  return {
    values,
    set: <N extends keyof Typed>(name: N, value: Typed[N]) => {
      setSeen((before) => (name in before ? before : { ...before, [name]: known[name] }));
      setTyped((before) => ({ ...before, [name]: value }));
    },
    hasChanges: Object.keys(changes).length > 0,
    loading: isLoading,
    /** Asks whose words stay, where somebody else has written others meanwhile. */
    dialog: edited.dialog,
    send,
    save,
    forget,
  };
}

export type Logistics = ReturnType<typeof useLogistics>;
