import type { DealerPriceResponse, ProductResponse } from '@/api/generated';

/** A pack or bulk in the dealer's store. */
export interface StoreSize {
  tier: 'pack' | 'bulk';
  /** What the dealer set for it; null: it follows from the price of a piece. */
  own: string | null;
  /** What it costs there; null: nobody can buy it. */
  store: string | null;
  /** What the dealer pays for it. */
  cost: string | null;
}

/** A product with what it costs the dealer and what they ask for it. */
export interface DealerItem {
  productId: number;
  name: string;
  sku: string;
  imageUrl: string | null;
  /** What the dealer pays for a piece. */
  cost: string | null;
  min: string | null;
  max: string | null;
  /** The dealer's own price, if there is one. */
  price: string | null;
  /** Why nobody can buy at the own price. */
  blocked: string | null;
  /** Packs and bulks, once a piece has a price of the dealer's own. */
  sizes: readonly StoreSize[];
}

const sizesOf = (own: DealerPriceResponse): StoreSize[] =>
  (['pack', 'bulk'] as const).flatMap((tier) => {
    const size = own[tier];
    if (!size) return [];
    const set = tier === 'pack' ? own.packPrice : own.bulkPrice;
    return [
      { tier, own: set ?? null, store: size.storePrice ?? null, cost: size.dealerPrice ?? null },
    ];
  });

/** From the list of the dealer's own prices. */
export const itemOfPrice = (own: DealerPriceResponse): DealerItem => ({
  productId: own.productId,
  name: own.productName,
  sku: own.sku,
  imageUrl: own.thumbImageUrl ?? null,
  cost: own.dealerPrice ?? null,
  min: own.suggestedDealerMinPrice ?? null,
  max: own.suggestedDealerMaxPrice ?? null,
  price: own.customPrice,
  blocked: own.isBlocked ? (own.reason ?? '') : null,
  sizes: sizesOf(own),
});

/** From the catalogue, with the own price where there is one. */
export function itemOfProduct(
  product: ProductResponse,
  own: ReadonlyMap<number, DealerPriceResponse>,
): DealerItem {
  const set = own.get(product.id);
  if (set) return itemOfPrice(set);
  return {
    productId: product.id,
    name: product.name,
    sku: product.sku,
    imageUrl: product.thumbImageUrl ?? null,
    cost: product.dealerPrice ?? null,
    min: product.suggestedDealerMinPrice ?? null,
    max: product.suggestedDealerMaxPrice ?? null,
    price: null,
    blocked: null,
    sizes: [],
  };
}
