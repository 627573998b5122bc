import { defineMessages } from './i18n';

/** What values of fixed lists read like: positions, departments and business types. */
const texts = {
  manager: 'Manager',
  supervisor: 'Supervisor',
  purchaser: 'Purchaser',
  'production-worker': 'Production worker',
  'quality-control': 'Quality control',
  'warehouse-staff': 'Warehouse staff',
  'machine-operator': 'Machine operator',
  'team-leader': 'Team leader',
  technician: 'Technician',
  maintenance: 'Maintenance',
  'packing-staff': 'Packing staff',
  logistics: 'Logistics',
  'admin-staff': 'Admin staff',
  'hr-staff': 'HR staff',
  'finance-staff': 'Finance staff',
  'sales-staff': 'Sales staff',
  'customer-service': 'Customer service',
  security: 'Security',
  cleaner: 'Cleaner',
  driver: 'Driver',
  other: 'Other',
  production: 'Production',
  'quality-assurance': 'Quality assurance',
  warehouse: 'Warehouse',
  administration: 'Administration',
  'human-resources': 'Human resources',
  finance: 'Finance',
  sales: 'Sales',
  facilities: 'Facilities',
  manufacturing: 'Manufacturing',
  trading: 'Trading',
  'import/export': 'Import/Export',
  distribution: 'Distribution',
  processing: 'Processing',
  assembly: 'Assembly',
} as const;

const { text } = defineMessages('values', texts);

const isKnown = (value: string): value is keyof typeof texts => value in texts;

/** `quality-control` as a person reads it; a value of no list is taken apart as well as it goes. */
export function words(value: string): string {
  const known = value.toLowerCase().replaceAll(' ', '-');
  if (isKnown(known)) return text(known);
  const spaced = value.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
