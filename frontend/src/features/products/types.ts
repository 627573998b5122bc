import type { Tier } from '@/lib/cart';
import type { TierWords } from '@/lib/sizes';

/** What a tier costs the person who looks. */
export interface TierOffer {
  tier: Tier;
  pieces: number;
  price: string;
}

type Word = string | null;
type Amount = string | null;

/**
 * The part of the server's product that cards, lists and the product page read. What the person may not see is
 * absent from the answer; nothing here decides about it.
 */
export interface ShownProduct extends TierWords {
  id: number;
  name: string;
  description: string;
  category: string;
  isActive: boolean;
  inStock: boolean;
  imageUrl?: Word;
  cardImageUrl?: Word;
  stockAvailable?: number | null;
  wholesalerPrice?: Amount;
  agentPrice?: Amount;
  dealerPrice?: Amount;
  yourPrice?: Amount;
  /** What a piece costs in the public store that is looked at. */
  storePrice?: Amount;
  unitPrice?: Amount;
  packPrice?: Amount;
  bulkPrice?: Amount;
  tierOffers?: TierOffer[];
}
