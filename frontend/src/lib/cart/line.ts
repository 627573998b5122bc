/** Prices come in three tiers: single units, packs, bulk. */
export const TIERS = ['unit', 'pack', 'bulk'] as const;
export type Tier = (typeof TIERS)[number];

/** One line of the cart; a product stands in it at most once per tier. */
export interface CartLine {
  productId: number;
  tier: Tier;
  quantity: number;
}

/** Quantities are whole numbers from 1 upwards. */
export function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}
