import type { Tier } from './cart';
import { formatCount } from './counts';
import { defineMessages } from './i18n';

/** The one list of words for the sizes in which products are sold: cart, order, prices and forms ask here. */
const { text } = defineMessages('sizes', {
  unit: 'Piece',
  pack: 'Pack',
  bulk: 'Bulk',
  pieces_one: '{{shown}} piece',
  pieces_other: '{{shown}} pieces',
  of: '{{size}} ({{pieces}})',
});

/** What one of a size is called: the product's own word, such as "Box", or the usual one. */
export function sizeName(tier: Tier, own?: string | null): string {
  return own?.trim() || text(tier);
}

/** "120 pieces". */
export function piecesName(pieces: number): string {
  return text('pieces', { count: pieces, shown: formatCount(pieces) });
}

/** A size with the pieces in it: "Box (10 pieces)"; a single piece is just that. */
export function sizeWithPieces(tier: Tier, pieces: number, own?: string | null): string {
  const size = sizeName(tier, own);
  return tier === 'unit' ? size : text('of', { size, pieces: piecesName(pieces) });
}

/** How much of something: "2 × Box (20 pieces)". */
export function amountOf(line: {
  tier: Tier;
  quantity: number;
  pieces: number;
  tierLabel?: string | null | undefined;
}): string {
  const { tier, quantity, pieces, tierLabel } = line;
  return `${formatCount(quantity)} × ${sizeWithPieces(tier, pieces, tierLabel)}`;
}

/** The words of the tiers: listed ones, or typed ones where the listed value is `custom`. */
export interface TierWords {
  unitPriceUnit?: string | null;
  customUnitType?: string | null;
  packQuantity?: number | null;
  packUnit?: string | null;
  customPackName?: string | null;
  bulkQuantity?: number | null;
  bulkUnit?: string | null;
  customBulkName?: string | null;
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
