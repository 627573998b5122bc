import type { ShownProduct, Viewer } from './types';

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

export type Obstacle = 'discontinued' | 'waiting' | 'notForYou' | 'outOfStock';

/**
 * What stands between this person and this product; undefined when it can go into the cart, null when the person
 * does not buy at all and sees no button.
 */
export function obstacle(product: ShownProduct, viewer: Viewer): Obstacle | undefined | null {
  if (!isBuyer(viewer)) return null;
  if (!product.isActive) return 'discontinued';
  if (waitsForApproval(viewer)) return 'waiting';
  if (viewer && !product.tierOffers?.length) return 'notForYou';
  return product.inStock ? undefined : 'outOfStock';
}
