/** Choices of the registration forms (specification 1 §3). They are values the server knows, not texts. */
export const BUSINESS_TYPES = [
  'Manufacturing',
  'Trading',
  'Import/Export',
  'Distribution',
  'Processing',
  'Assembly',
] as const;

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

export const POSITIONS = [
  'production-worker',
  'quality-control',
  'warehouse-staff',
  'machine-operator',
  'supervisor',
  'team-leader',
  'technician',
  'maintenance',
  'packing-staff',
  'logistics',
  'admin-staff',
  'hr-staff',
  'finance-staff',
  'sales-staff',
  'customer-service',
  'security',
  'cleaner',
  'driver',
  'other',
] as const;

export const DEPARTMENTS = [
  'production',
  'quality-assurance',
  'warehouse',
  'logistics',
  'maintenance',
  'administration',
  'human-resources',
  'finance',
  'sales',
  'customer-service',
  'security',
  'facilities',
] as const;

/** `quality-control` as a person reads it. */
export function words(value: string): string {
  const spaced = value.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
