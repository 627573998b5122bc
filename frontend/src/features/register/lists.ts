/** Choices of the registration forms (specification 1 §3). They are values the server knows, not texts. */
export { BUSINESS_TYPES } from '@/lib/countries';

export const MANUFACTURER_COUNTRIES = [
  'United States',
  'Canada',
  'United Kingdom',
  'Germany',
  'France',
  'Australia',
  'Japan',
  'Singapore',
  'Malaysia',
  'Thailand',
  'Philippines',
  'Indonesia',
  'India',
  'China',
] as const;

export const WHOLESALER_COUNTRIES = [
  'Malaysia',
  'Singapore',
  'Thailand',
  'Indonesia',
  'Philippines',
  'Vietnam',
] as const;
