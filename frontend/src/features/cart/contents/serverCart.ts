import type { CartLine } from '@/lib/cart';
import type { CartGroupResponse, CartResponse } from '@/api/generated';

type Seller = Pick<CartGroupResponse, 'sellerId'>;

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

/** Tells the groups of one cart apart. */
export const groupKey = ({ sellerId }: Seller) => String(sellerId ?? '');

function isSoldBy(line: Pick<CartLine, 'sellerId'>, { sellerId }: Seller): boolean {
  return (line.sellerId ?? null) === (sellerId ?? null);
}

/** The lines of this browser's cart that belong to a group. */
export function linesOfGroup(lines: readonly CartLine[], group: Seller) {
  return lines.filter((line) => isSoldBy(line, group));
}

/** What the server says about a line; the same product of another store is another line. */
export function quotedLine(groups: readonly CartGroupResponse[], line: CartLine) {
  return groups
    .find((group) => isSoldBy(line, group))
    ?.lines.find(({ productId, tier }) => productId === line.productId && tier === line.tier);
}
