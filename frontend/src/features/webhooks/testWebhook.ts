import type { DeliveryDetailsResponse, WebhookResponse } from '@/api/generated';

export const ORIGIN = window.location.origin;
export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';

/** A webhook that goes well. */
export function webhook(changes: Partial<WebhookResponse> = {}): WebhookResponse {
  return {
    id: 4,
    url: 'https://shop.example/hooks',
    description: 'Accounting',
    kinds: [
      'order.placed',
      'order.paid',
      'product.created',
      'product.changed',
      'product.discontinued',
    ],
    isEnabled: true,
    failures: 0,
    createdAt: '2026-11-01T08:00:00Z',
    ...changes,
  };
}

/** A delivery that was taken. */
export function delivery(changes: Partial<DeliveryDetailsResponse> = {}): DeliveryDetailsResponse {
  return {
    id: 81,
    webhookId: 4,
    event: 'evt_5f0c',
    kind: 'order.placed',
    state: 'delivered',
    attempts: 1,
    createdAt: '2026-11-20T08:00:00Z',
    attemptedAt: '2026-11-20T08:00:01Z',
    status: 200,
    body: '{"id":"evt_5f0c","type":"order.placed","data":{"orderId":7}}',
    answer: 'taken',
    ...changes,
  };
}
