import { text } from './messages';

/** "Penang, Malaysia". */
export function placeName(country: string | undefined, zone: string | undefined): string {
  const parts = [zone, country].filter((part) => part !== undefined && part !== '');
  return parts.length > 0 ? parts.join(', ') : text('nowhere');
}
