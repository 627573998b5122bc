import type { WholesalerPriceResponse, WholesalerPricePreview } from '@/api/generated';
import type { Entry, PriceColumn, PriceRow } from '@/features/prices/grid';
import { REGIONS, regionName } from '../regions';
import { text } from './messages';
import type { PriceMove } from './PriceList';

/** Whose prices: dealers', or those of agents, sub-agents and the customers they referred. */
export type Audience = 'dealer' | 'agent';

/** A column a region. */
export const COLUMNS: readonly PriceColumn[] = REGIONS.map((id) => ({ id, label: regionName(id) }));

/** A product of the server's table as the grid shows it. */
export function rowOf(item: WholesalerPriceResponse): PriceRow {
  const { productId, name, sku, basePrice, prices, upcoming } = item;
  const of = <T>(pick: (region: (typeof REGIONS)[number]) => T | undefined) =>
    Object.fromEntries(
      REGIONS.flatMap((region) => {
        const value = pick(region);
        return value === undefined ? [] : [[region, value] as const];
      }),
    );
  return {
    id: productId,
    name,
    sku,
    basePrice: basePrice ?? null,
    prices: of((region) => prices[region]?.price),
    coming: of((region) => {
      const next = upcoming[region] ?? undefined;
      return next && { price: next.price ?? null, effectiveFrom: next.effectiveFrom };
    }),
    warnings: of((region) =>
      prices[region]?.warnings?.map((warning) => text(`applies.${warning}`)).join(', '),
    ),
  };
}

/** What a previewed row puts into the table; nothing where it has a problem or changes nothing. */
export function entriesOf(rows: readonly WholesalerPricePreview[]): Entry[] {
  return rows.flatMap(({ productId, name, region, current, to, problem }) => {
    if (problem || !productId || !region) return [];
    const [now, then] = [current ?? null, to ?? null];
    if (now === then) return [];
    return [{ productId, column: region, name: name ?? '', current: now, typed: then ?? '' }];
  });
}

export function movesOf(rows: readonly WholesalerPricePreview[]): PriceMove[] {
  return rows.map(({ row, productId, sku, name, region, from, to, problem }, index) => ({
    id: `${index} ${row ?? ''} ${productId ?? sku ?? ''} ${region ?? ''}`,
    name: name ?? sku ?? '—',
    region: region ? regionName(region) : '',
    from: from ?? null,
    to: to ?? null,
    problem: problem ?? null,
  }));
}
