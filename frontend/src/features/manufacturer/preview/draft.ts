import { toCents } from '@/lib/money';
import type { ProductInput } from '../productForm';

const AMOUNTS = [
  'manufacturerCost',
  'agentPrice',
  'customerPrice',
  'suggestedDealerMinPrice',
  'suggestedDealerMaxPrice',
  'unitPrice',
  'packPrice',
  'bulkPrice',
] as const;
const COUNTS = ['packQuantity', 'bulkQuantity'] as const;

/** What of the prices can be sent while somebody types: whole amounts and numbers, nothing half-typed. */
export function previewDraft(values: Partial<ProductInput>): Record<string, string> {
  const amounts = AMOUNTS.filter((name) => {
    const cents = toCents(values[name] ?? '');
    return cents !== null && cents >= 0n;
  });
  const counts = COUNTS.filter((name) => /^\d{1,9}$/.test((values[name] ?? '').trim()));
  const sent = [...amounts, ...counts].map((name) => [name, values[name]!.trim()]);
  const name = values.name?.trim(); // refusals name the product
  return Object.fromEntries(name ? [['name', name], ...sent] : sent) as Record<string, string>;
}
