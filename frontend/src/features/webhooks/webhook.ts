import type { WebhookResponse } from '@/api/generated';

export type WebhookState = 'active' | 'failing' | 'off' | 'stopped';

/** How it goes: told, told without success, turned off by its owner, or by itself because it only failed. */
export function stateOf({ isEnabled, disabledAt, failures }: WebhookResponse): WebhookState {
  if (!isEnabled) return disabledAt ? 'stopped' : 'off';
  return failures > 0 ? 'failing' : 'active';
}

/** What people know it by: its description, else the host of its address. */
export function webhookName({ description, url }: WebhookResponse): string {
  if (description) return description;
  return URL.canParse(url) ? new URL(url).host : url;
}
