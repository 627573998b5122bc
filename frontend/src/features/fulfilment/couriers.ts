import type { CourierName } from '@/api/generated';
import { text } from './messages';

/** Who can carry an order (specification 2 §9); `none` is nobody, or not chosen yet. */
export const COURIERS = [
  'express',
  'standard',
  'economy',
  'none',
] as const satisfies readonly CourierName[];

export const courierName = (courier: CourierName): string => text(`courier.${courier}`);

/** What a courier is called, of a word that the server says. */
export const courierWord = (word: string): string => courierName(asCourier(word) ?? 'none');

/** What an address says, if it is a courier. */
export function asCourier(word: string | null | undefined): CourierName | undefined {
  return COURIERS.find((courier) => courier === word);
}
