import { LEAD_POSITIONS } from './roles';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What can be chosen of words that are compared without case: each once; a present value as it is written. */
export function choicesOf(words: readonly string[], present?: string | null): string[] {
  const once = words.filter((word, at) => words.findIndex((one) => isSame(one, word)) === at);
  if (!present) return once;
  if (!once.some((word) => isSame(word, present))) return [present, ...once];
  return once.map((word) => (isSame(word, present) ? present : word));
}

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

/** Every position that can be given: those that lead, then the others. */
export const ALL_POSITIONS: readonly string[] = choicesOf([...LEAD_POSITIONS, ...POSITIONS]);
