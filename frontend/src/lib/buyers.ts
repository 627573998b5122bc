/** Who looks; null is a guest. */
export type Viewer = { role: string; verificationStatus?: string | null } | null;

const BUYERS = ['customer', 'agent', 'sub-agent', 'dealer', 'wholesaler'];

/** Whether somebody of this role buys at all; guests fill a cart before they sign in. */
export function isBuyer(viewer: Viewer): boolean {
  return viewer === null || BUYERS.includes(viewer.role);
}

/** Pending dealers and agents look, but cannot order yet. */
export function waitsForApproval(viewer: Viewer): boolean {
  if (!viewer || !isBuyer(viewer) || viewer.role === 'customer') return false;
  return viewer.verificationStatus !== undefined && viewer.verificationStatus !== 'approved';
}

/** Whether this person can place orders now; guests sign in first. */
export function mayOrder(viewer: Viewer): boolean {
  return viewer !== null && isBuyer(viewer) && !waitsForApproval(viewer);
}
