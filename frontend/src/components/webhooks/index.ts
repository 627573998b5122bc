export { webhookName } from './webhook';
export { WebhookDetails } from './WebhookDetails';
export { Webhooks } from './Webhooks';
export { WebhookState } from './WebhookState';
