import { readStored, removeStored, writeStored } from '../storage';
import { isQuantity, TIERS, type CartLine } from './line';

export const CART_KEY = 'cart';

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<CartLine>;
  return (
    Number.isSafeInteger(line.productId) &&
    TIERS.some((tier) => tier === line.tier) &&
    isQuantity(line.quantity)
  );
}

/** The saved cart; anything in it that is not a line is dropped. */
export function readCart(): CartLine[] {
  const saved = readStored(CART_KEY);
  if (!saved) return [];
  try {
    const value: unknown = JSON.parse(saved);
    return Array.isArray(value) ? value.filter(isLine) : [];
  } catch {
    removeStored(CART_KEY);
    return [];
  }
}

export function saveCart(lines: CartLine[]): void {
  if (lines.length === 0) removeStored(CART_KEY);
  else writeStored(CART_KEY, JSON.stringify(lines));
}
