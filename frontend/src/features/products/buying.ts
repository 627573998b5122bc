import { isBuyer, waitsForApproval, type Viewer } from '@/lib/buyers';
import type { ShownProduct } from './types';

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
