/** What the admin can do with a request, the usual one first. */
export const RESET_ACTIONS = ['verify', 'handOver', 'refuse'] as const;
export type ResetAction = (typeof RESET_ACTIONS)[number];

/** Whether a link is out that still works. */
export function hasLink(state: string): boolean {
  return state === 'requested' || state === 'verified' || state === 'handedOver';
}
