import { text } from './messages';

/** "Penang, Malaysia". */
export function placeName(country?: string | null, zone?: string | null): string {
  const parts = [zone, country].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : text('nowhere');
}
