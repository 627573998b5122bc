import { isTradingRole } from './roles';

/** Who looks; null is a guest. */
export type Viewer = { role: string; verificationStatus?: string | null } | null;

/** Whether somebody of this role buys at all; guests fill a cart before they sign in. */
export function isBuyer(viewer: Viewer): boolean {
  return viewer === null || isTradingRole(viewer.role);
}

/** Pending dealers and agents look, but cannot order yet. */
export function waitsForApproval(viewer: Viewer): boolean {
  if (!viewer || !isBuyer(viewer) || viewer.role === 'customer') return false;
  return viewer.verificationStatus !== undefined && viewer.verificationStatus !== 'approved';
}

/** Why a signed-in person cannot place orders: never, or not yet. */
export type OrderBlock = 'noBuyer' | 'waiting';

/** What keeps this person from placing orders; guests sign in first. */
export function orderBlock(viewer: Viewer): OrderBlock | undefined {
  if (!isBuyer(viewer)) return 'noBuyer';
  return waitsForApproval(viewer) ? 'waiting' : undefined;
}

/** Whether this person can place orders now. */
export function mayOrder(viewer: Viewer): boolean {
  return viewer !== null && !orderBlock(viewer);
}
