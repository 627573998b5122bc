import type { PurchaseWishRequest, SuggestionResponse } from '@/api/generated';
import { addMoney, multiplyMoney, plainNumber } from '@/lib/money';

const WHOLE = /^[1-9]\d{0,8}$/;

/** What was chosen of the suggestions: the typed pieces by product. */
export type Chosen = Readonly<Record<number, string>>;

export const isWhole = (typed: string) => WHOLE.test(plainNumber(typed));

/** All suggestions that have a supplier, as suggested; what was typed before stays. */
export function chooseAll(suggestions: readonly SuggestionResponse[], before: Chosen): Chosen {
  const found = suggestions
    .filter(({ source }) => source)
    .map(({ productId, pieces }) => [productId, before[productId] ?? String(pieces)] as const);
  return { ...before, ...Object.fromEntries(found) };
}

/** With the product chosen, or without. */
export function toggled(chosen: Chosen, { productId, pieces }: SuggestionResponse): Chosen {
  if (!(productId in chosen)) return { ...chosen, [productId]: String(pieces) };
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => Number(id) !== productId));
}

/** The lines of the purchase orders, or nothing while a number is no number. */
export function wishesOf(chosen: Chosen): PurchaseWishRequest[] | undefined {
  const entries = Object.entries(chosen);
  if (!entries.every(([, typed]) => isWhole(typed))) return undefined;
  return entries.map(([id, typed]) => ({
    productId: Number(id),
    pieces: Number(plainNumber(typed)),
  }));
}

/** What the chosen pieces cost together, of those whose cost is known. */
export function costOf(chosen: Chosen, suggestions: readonly SuggestionResponse[]): string {
  const costs = suggestions.flatMap(({ productId, source }) => {
    const typed = chosen[productId];
    const cost = source?.cost;
    return typed && cost && isWhole(typed) ? [multiplyMoney(cost, Number(plainNumber(typed)))] : [];
  });
  return addMoney('0.00', ...costs);
}
