import { useState } from 'react';
import { api } from '@/api/enhance';
import type { CourierName, OrderResponse, UpdateOrderRequest } from '@/api/generated';
import { problemText } from '@/api/problem';
import { useToast } from '@/components/toaster';
import { useText } from './messages';

/** What is read of an order to send it on its way. */
export type LogisticsOrder = Pick<
  OrderResponse,
  'id' | 'courier' | 'trackingNumber' | 'shippingNotes' | 'version' | 'allowedTransitions'
>;

/** What of an order's way can be typed and chosen. */
interface Typed {
  trackingNumber: string;
  shippingNotes: string;
  courier: CourierName;
}

/**
 * What somebody types about an order's way. Until they do, the order's own words stand there, also those that
 * others write meanwhile.
 */
export function useLogistics(order: LogisticsOrder) {
  const text = useText();
  const toast = useToast();
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const [update, { isLoading }] = api.useUpdateOrderMutation();
  const known: Typed = {
    trackingNumber: order.trackingNumber ?? '',
    shippingNotes: order.shippingNotes ?? '',
    courier: order.courier,
  };
  const values: Typed = { ...known, ...typed };

  const changes: UpdateOrderRequest = {};
  for (const name of ['trackingNumber', 'shippingNotes'] as const) {
    const value = values[name].trim();
    if (value && value !== known[name]) changes[name] = value;
  }
  if (values.courier !== known.courier) changes.courier = values.courier;

  /** All of it at once, with a step of the order where one is named. */
  const send = (more: UpdateOrderRequest = {}) =>
    update({
      id: order.id,
      updateOrderRequest: { ...changes, ...more, version: order.version },
    });
  const forget = () => setTyped({});
  const save = async () => {
    const { error } = await send();
    if (error) {
      toast.error(text('updateFailed'), problemText(error, text('tryAgain')));
      return;
    }
    toast.success(text('updated'), text('order', { id: order.id }));
    forget();
  };
  return {
    values,
    set: <N extends keyof Typed>(name: N, value: Typed[N]) =>
      setTyped((before) => ({ ...before, [name]: value })),
    hasChanges: Object.keys(changes).length > 0,
    loading: isLoading,
    send,
    save,
    forget,
  };
}

export type Logistics = ReturnType<typeof useLogistics>;
