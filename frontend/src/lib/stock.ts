/** Balances at which people are told (specification 2 §9). */
export const LOW_STOCK = 10;
export const ALERT_BELOW = 50;

export type StockLevel = 'out' | 'low' | 'alert' | 'enough';

/** How urgent a number of pieces is. */
export function stockLevel(pieces: number): StockLevel {
  if (pieces <= 0) return 'out';
  if (pieces <= LOW_STOCK) return 'low';
  return pieces < ALERT_BELOW ? 'alert' : 'enough';
}
