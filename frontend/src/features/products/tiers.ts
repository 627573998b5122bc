import { TIERS, type Tier } from '@/lib/cart';
import { tierLabel } from '@/lib/sizes';
import type { ShownProduct } from './types';

/** A way to buy a product: its word, how many pieces, and the price where the person sees one. */
export interface TierChoice {
  tier: Tier;
  label: string;
  pieces: number;
  price?: string;
  /** How many of this size can still be had, where the person is told. */
  left?: number;
}

function definedPieces(product: ShownProduct, tier: Tier): number {
  if (tier === 'unit') return 1;
  return (tier === 'pack' ? product.packQuantity : product.bulkQuantity) ?? 0;
}

function listPrice(product: ShownProduct, tier: Tier): string | null | undefined {
  return { unit: product.unitPrice, pack: product.packPrice, bulk: product.bulkPrice }[tier];
}

/** With what is left of each, where the person is told how many pieces there are. */
function counted({ stockAvailable }: ShownProduct, choices: TierChoice[]): TierChoice[] {
  if (typeof stockAvailable !== 'number') return choices;
  return choices.map((choice) => ({
    ...choice,
    left: Math.floor(stockAvailable / choice.pieces),
  }));
}

/** The size that is shown as chosen: the first that can be had. */
export function firstChoice(choices: readonly TierChoice[]): TierChoice | undefined {
  return choices.find(({ left }) => left !== 0) ?? choices[0];
}

/** The tiers a product comes in. Buyers get what is offered to them; others the sizes, with list prices if they see them. */
export function tierChoices(product: ShownProduct): TierChoice[] {
  const offers = product.tierOffers ?? [];
  if (offers.length > 0)
    return counted(
      product,
      offers.map((offer) => ({ ...offer, label: tierLabel(product, offer.tier) })),
    );
  return sizes(product, (tier) => listPrice(product, tier));
}

/** The sizes it is packed in, each with its price where there is one. */
function sizes(
  product: ShownProduct,
  priceOf: (tier: Tier) => string | null | undefined,
): TierChoice[] {
  const choices = TIERS.flatMap((tier) => {
    const pieces = definedPieces(product, tier);
    if (pieces < 1) return [];
    const price = priceOf(tier);
    return [{ tier, pieces, label: tierLabel(product, tier), ...(price ? { price } : {}) }];
  });
  return counted(product, choices);
}

/** The tiers of a product in a dealer's store: the price of a piece is known, larger tiers are priced in the cart. */
export function storeChoices(product: ShownProduct): TierChoice[] {
  return sizes(product, (tier) => (tier === 'unit' ? product.storePrice : undefined));
}
