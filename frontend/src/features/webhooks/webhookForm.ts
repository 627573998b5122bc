import { z } from 'zod';
import type { CreateWebhookRequest, WebhookEvent, WebhookResponse } from '@/api/generated';
import { kindsFor } from './kinds';
import { text } from './messages';

export interface WebhookValues {
  url: string;
  description: string;
  kinds: WebhookEvent[];
}

const LONGEST_URL = 500;
const LONGEST_DESCRIPTION = 200;

/** Whether it reads as an address; which ones are let through, such as private ones, the server knows. */
function isAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}

export function webhookSchema() {
  return z.object({
    url: z.string().trim().refine(isAddress, text('urlNeeded')).max(LONGEST_URL, text('urlLong')),
    description: z.string().trim().max(LONGEST_DESCRIPTION, text('descriptionLong')),
    kinds: z.array(z.custom<WebhookEvent>()).min(1, text('kindsNeeded')),
  });
}

/** What the form begins with. A kind that somebody of this role is not told of any more is no longer chosen. */
export function valuesOf(webhook: WebhookResponse | undefined, role: string): WebhookValues {
  const heard = kindsFor(role).flatMap(({ kinds }) => kinds);
  return {
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    kinds: webhook?.kinds.filter((kind) => heard.includes(kind)) ?? [],
  };
}

/** The webhook that is wished for; an empty description removes the one there was. */
export function requestOf({ url, description, kinds }: WebhookValues): CreateWebhookRequest {
  return { url, description, kinds };
}
