import { TIERS, type Tier } from '@/lib/cart';
import { sizeName } from '@/lib/sizes';
import type { ShownProduct, TierWords } from './types';

/** A way to buy a product: its word, how many pieces, and the price where the person sees one. */
export interface TierChoice {
  tier: Tier;
  label: string;
  pieces: number;
  price?: string;
}

const CUSTOM = 'custom';

function word(listed: string | null | undefined, typed: string | null | undefined, tier: Tier) {
  return sizeName(tier, listed?.toLowerCase() === CUSTOM || !listed ? typed : listed);
}

/** What one of this tier is called: "Bottle", "Box", "Carton", or the tier's own name. */
export function tierLabel(words: TierWords, tier: Tier): string {
  if (tier === 'unit') return word(words.unitPriceUnit, words.customUnitType, tier);
  if (tier === 'pack') return word(words.packUnit, words.customPackName, tier);
  return word(words.bulkUnit, words.customBulkName, tier);
}

function definedPieces(product: ShownProduct, tier: Tier): number {
  if (tier === 'unit') return 1;
  return (tier === 'pack' ? product.packQuantity : product.bulkQuantity) ?? 0;
}

function listPrice(product: ShownProduct, tier: Tier): string | null | undefined {
  return { unit: product.unitPrice, pack: product.packPrice, bulk: product.bulkPrice }[tier];
}

/** The tiers a product comes in. Buyers get what is offered to them; others the sizes, with list prices if they see them. */
export function tierChoices(product: ShownProduct): TierChoice[] {
  const offers = product.tierOffers ?? [];
  if (offers.length > 0)
    return offers.map((offer) => ({ ...offer, label: tierLabel(product, offer.tier) }));
  return TIERS.flatMap((tier) => {
    const pieces = definedPieces(product, tier);
    if (pieces < 1) return [];
    const price = listPrice(product, tier);
    return [{ tier, pieces, label: tierLabel(product, tier), ...(price ? { price } : {}) }];
  });
}

/** The tiers of a product in a dealer's store: the price of a piece is known, larger tiers are priced in the cart. */
export function storeChoices(product: ShownProduct): TierChoice[] {
  return TIERS.flatMap((tier) => {
    const pieces = definedPieces(product, tier);
    if (pieces < 1) return [];
    const price = tier === 'unit' ? product.storePrice : undefined;
    return [{ tier, pieces, label: tierLabel(product, tier), ...(price ? { price } : {}) }];
  });
}

/** Most of this tier that the available pieces make; undefined when the person is not told how many there are. */
export function mostOf(choice: TierChoice, available: number | null | undefined) {
  if (available === null || available === undefined) return undefined;
  return Math.floor(available / choice.pieces);
}
