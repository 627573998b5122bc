import type { CartLine } from '@/lib/cart';
import type { CartGroupResponse, CartResponse } from '@/api/generated';

/** The lines of the server's cart as the cart of this browser writes them. */
export function cartLines(cart: Pick<CartResponse, 'groups'>): CartLine[] {
  return cart.groups.flatMap(({ sellerId, lines }) =>
    lines.map(({ productId, tier, quantity }) => ({
      productId,
      tier,
      quantity,
      ...(sellerId ? { sellerId } : {}),
    })),
  );
}

/** The lines of this browser's cart that belong to a group. */
export function linesOfGroup(
  lines: readonly CartLine[],
  { sellerId }: Pick<CartGroupResponse, 'sellerId'>,
) {
  return lines.filter((line) => (line.sellerId ?? null) === (sellerId ?? null));
}
