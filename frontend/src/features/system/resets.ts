import type { PasswordResetResponse } from '@/api/generated';

/** What the admin can do with a request, the usual one first. */
const RESET_ACTIONS = ['verify', 'handOver', 'refuse'] as const;
export type ResetAction = (typeof RESET_ACTIONS)[number];

/** What can be done with this one. */
export function resetActions({ decidable, canHandOver }: PasswordResetResponse): ResetAction[] {
  return RESET_ACTIONS.filter((action) => (action === 'handOver' ? canHandOver : decidable));
}

/** Whether a link is out that still works. */
export function hasLink(state: string): boolean {
  return state === 'requested' || state === 'verified' || state === 'handedOver';
}
