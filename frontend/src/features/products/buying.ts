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

/** Whether this person can place orders now; guests sign in first. */
export function mayOrder(viewer: Viewer): boolean {
  return viewer !== null && isBuyer(viewer) && !waitsForApproval(viewer);
}

export type Obstacle =
  'discontinued' | 'waiting' | 'notForYou' | 'outOfStock' | 'customersOnly' | 'notInStore';

/** In a dealer's store customers buy, and guests who become some; at its price, where it has one. */
function storeObstacle(product: ShownProduct, viewer: Viewer): Obstacle | undefined {
  if (viewer && viewer.role !== 'customer') return 'customersOnly';
  if (!product.storePrice) return 'notInStore';
  return product.inStock ? undefined : 'outOfStock';
}

/**
 * What stands between this person and this product; undefined when it can go into the cart, null when the person
 * does not buy at all and sees no button. `inStore`: it is bought of a dealer.
 */
export function obstacle(
  product: ShownProduct,
  viewer: Viewer,
  inStore = false,
): Obstacle | undefined | null {
  if (!isBuyer(viewer)) return null;
  if (!product.isActive) return 'discontinued';
  if (inStore) return storeObstacle(product, viewer);
  if (waitsForApproval(viewer)) return 'waiting';
  if (viewer && !product.tierOffers?.length) return 'notForYou';
  return product.inStock ? undefined : 'outOfStock';
}
