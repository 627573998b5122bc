import type { Tone } from '@/theme/palette';
import type { MessageKey } from '@/lib/i18n';
import { type statusMessages, text } from './messages';

/** How each status of the trade is toned; one table per life cycle. Their words stand in messages.ts. */
export const STATUS_TONES = {
  order: {
    pending: 'warning',
    paid: 'info',
    processing: 'info',
    ready: 'info',
    shipped: 'info',
    delivered: 'success',
    completed: 'success',
    cancelled: 'neutral',
  },
  payment: {
    unpaid: 'warning',
    paid: 'success',
    refunded: 'neutral',
  },
  return: {
    requested: 'warning',
    approved: 'info',
    rejected: 'danger',
    received: 'success',
    closed: 'neutral',
  },
  quote: {
    requested: 'warning',
    offered: 'info',
    accepted: 'success',
    declined: 'neutral',
    expired: 'neutral',
  },
  verification: {
    pending: 'warning',
    approved: 'success',
    rejected: 'danger',
  },
  commission: {
    pending: 'warning',
    approved: 'info',
    paid: 'success',
    reversed: 'neutral',
  },
  payout: {
    draft: 'warning',
    approved: 'info',
    paid: 'success',
    cancelled: 'neutral',
  },
  product: {
    active: 'success',
    discontinued: 'neutral',
  },
  issue: {
    open: 'warning',
    solved: 'success',
    unsolved: 'danger',
  },
  lot: {
    open: 'success',
    held: 'danger',
    expiring: 'warning',
    expired: 'danger',
    empty: 'neutral',
  },
  purchase: {
    draft: 'warning',
    rejected: 'danger',
    approved: 'info',
    ordered: 'info',
    partlyReceived: 'info',
    received: 'success',
    closed: 'neutral',
    cancelled: 'neutral',
  },
  account: {
    active: 'success',
    inactive: 'neutral',
  },
  document: {
    pending: 'warning',
    accepted: 'success',
    refused: 'danger',
    expired: 'danger',
    missing: 'danger',
  },
  taxNumber: {
    unverified: 'warning',
    verified: 'success',
    rejected: 'danger',
  },
  certificate: {
    valid: 'success',
    upcoming: 'info',
    expired: 'neutral',
  },
  reset: {
    requested: 'warning',
    verified: 'info',
    handedOver: 'info',
    used: 'success',
    refused: 'danger',
    superseded: 'neutral',
    expired: 'neutral',
  },
  job: {
    waiting: 'info',
    running: 'warning',
    done: 'success',
    failed: 'danger',
  },
  token: {
    active: 'success',
    expired: 'neutral',
    revoked: 'danger',
  },
  webhook: {
    active: 'success',
    failing: 'warning',
    off: 'neutral',
    stopped: 'danger',
  },
  delivery: {
    pending: 'info',
    delivered: 'success',
    failed: 'danger',
  },
  mail: {
    queued: 'info',
    sent: 'success',
    failed: 'danger',
    kept: 'neutral',
  },
} as const satisfies Record<string, Readonly<Record<string, Tone>>>;

export type StatusKind = keyof typeof STATUS_TONES;

/** The word and the tone of a status; one that no table knows is shown as it came, in grey. */
export function describeStatus(kind: StatusKind, status: string): { label: string; tone: Tone } {
  const tones: Readonly<Record<string, Tone>> = STATUS_TONES[kind];
  const tone = tones[status];
  if (!tone) return { label: status, tone: 'neutral' };
  return { label: text(`${kind}.${status}` as MessageKey<typeof statusMessages>), tone };
}

/** The statuses of a life cycle, in their order. */
export function statusesOf<K extends StatusKind>(kind: K) {
  return Object.keys(STATUS_TONES[kind]) as (keyof (typeof STATUS_TONES)[K] & string)[];
}

/** The statuses of a life cycle as choices of a filter. */
export function statusOptions(kind: StatusKind): { value: string; label: string }[] {
  return Object.keys(STATUS_TONES[kind]).map((value) => ({
    value,
    label: describeStatus(kind, value).label,
  }));
}
