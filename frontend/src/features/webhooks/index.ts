/** Webhooks: made, tested, changed and turned off, and what was delivered. */
export { webhookName } from './webhook';
export { WebhookDetails } from './WebhookDetails';
export { Webhooks } from './Webhooks';
export { WebhookState } from './WebhookState';
