/** Positions and departments of the company (specification 1 §3); `words` says how they read. */
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

export { words } from './values';
