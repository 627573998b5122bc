import { readStored, removeStored, writeStored } from '../storage';
import { newKey } from '../keys';
import { isQuantity, TIERS, type CartLine, type ServerCart } from './line';

/** The lines on the screen. */
export const CART_KEY = 'cart';
/** The signed-in buyer's cart the lines were changed since. */
export const SERVER_CART_KEY = 'cart-server';
/** Names the guest's cart, so that it is handed over once however many tabs try. */
const GUEST_CART_KEY = 'cart-guest';

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<CartLine>;
  return (
    Number.isSafeInteger(line.productId) &&
    TIERS.some((tier) => tier === line.tier) &&
    isQuantity(line.quantity) &&
    (line.sellerId === undefined || Number.isSafeInteger(line.sellerId))
  );
}

function parse(key: string): unknown {
  const saved = readStored(key);
  if (!saved) return null;
  try {
    return JSON.parse(saved) as unknown;
  } catch {
    removeStored(key);
    return null;
  }
}

const linesOf = (value: unknown): CartLine[] => (Array.isArray(value) ? value.filter(isLine) : []);

/** The saved cart; anything in it that is not a line is dropped. */
export function readCart(): CartLine[] {
  return linesOf(parse(CART_KEY));
}

export function saveCart(lines: CartLine[]): void {
  if (lines.length === 0) removeStored(CART_KEY);
  else writeStored(CART_KEY, JSON.stringify(lines));
}

/** What the server had said when the lines were saved; null where they were a guest's. */
export function readServerCart(): ServerCart | null {
  const value = parse(SERVER_CART_KEY) as Partial<ServerCart> | null;
  if (!Number.isSafeInteger(value?.userId) || !Number.isSafeInteger(value?.version)) return null;
  const { userId = 0, version = 0, lines } = value ?? {};
  return { userId, version, lines: linesOf(lines) };
}

export function saveServerCart(cart: ServerCart | null): void {
  if (!cart) removeStored(SERVER_CART_KEY);
  else writeStored(SERVER_CART_KEY, JSON.stringify(cart));
}

/** The guest cart's own name; the same one in every tab until the cart is handed over. */
export function guestCartName(): string {
  const known = readStored(GUEST_CART_KEY);
  if (known) return known;
  const name = newKey();
  writeStored(GUEST_CART_KEY, name);
  return name;
}

export function forgetGuestCart(): void {
  removeStored(GUEST_CART_KEY);
}
