import { plainNumber, toCents } from '@/lib/money';
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
  const plain = (name: (typeof AMOUNTS)[number] | (typeof COUNTS)[number]) =>
    plainNumber(values[name] ?? '');
  const amounts = AMOUNTS.filter((name) => {
    const cents = toCents(plain(name));
    return cents !== null && cents >= 0n;
  });
  const counts = COUNTS.filter((name) => /^\d{1,9}$/.test(plain(name)));
  const sent = [...amounts, ...counts].map((name) => [name, plain(name)]);
  const name = values.name?.trim(); // refusals name the product
  return Object.fromEntries(name ? [['name', name], ...sent] : sent) as Record<string, string>;
}
