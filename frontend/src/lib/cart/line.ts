/** Prices come in three tiers: single units, packs, bulk. */
export const TIERS = ['unit', 'pack', 'bulk'] as const;
export type Tier = (typeof TIERS)[number];

/** One line of the cart; a product stands in it at most once per tier and store. */
export interface CartLine {
  productId: number;
  tier: Tier;
  quantity: number;
  /** The dealer in whose store it was picked; without one the company sells. */
  sellerId?: number;
}

/** What tells one line from another. */
export type LineName = Omit<CartLine, 'quantity'>;

/** Quantities are whole numbers from 1 upwards. */
export function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

/** The same for the same product, tier and store. */
export function lineKey({ productId, tier, sellerId }: LineName): string {
  return sellerId ? `${productId}/${tier}/${sellerId}` : `${productId}/${tier}`;
}

/** Whether two carts hold the same, in whatever order. */
export function sameLines(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  if (one.length !== other.length) return false;
  const quantities = new Map(other.map((line) => [lineKey(line), line.quantity]));
  return one.every((line) => quantities.get(lineKey(line)) === line.quantity);
}

/** A signed-in buyer's cart as the server last said it is. */
export interface ServerCart {
  /** Whose it is. */
  userId: number;
  version: number;
  lines: CartLine[];
}
