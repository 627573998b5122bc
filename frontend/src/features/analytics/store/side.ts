import { paths, withFilters } from '@/lib/paths';

import type { GetTradeApiArg } from '@/api/generated';

/** From which side trade is looked at. */
export type Side = NonNullable<GetTradeApiArg['as']>;

/** A dealer's list of what they sold or bought in these days, with further filters of that list. */
export function ordersBehind(
  side: Side,
  { from, to }: { from: string; to: string },
  filters: Readonly<Record<string, string>>,
): string {
  const wanted = { from, to, ...filters };
  if (side === 'buyer') return withFilters(paths.dealer.orders, { tab: 'purchases', ...wanted });
  const sales = Object.entries(wanted).map(([name, value]) => [`sales_${name}`, value] as const);
  return withFilters(paths.dealer.orders, Object.fromEntries(sales));
}
