import type { ProductFacet, ProductFacetKey, ProductFacetValue } from '@/api/generated';
import { formatCount } from '@/lib/counts';
import { text } from './messages';
import type { ActiveFilter, Measure, Range } from './shopFilters';

/** The values of a facet; none while the counts are on their way, or where no product has it. */
export function valuesOf(
  facets: readonly ProductFacet[] | undefined,
  key: ProductFacetKey,
): ProductFacetValue[] {
  return facets?.find((facet) => facet.key === key)?.values ?? [];
}

/** The values to choose from, with those that are chosen although nothing has them any more. */
export function withChosen(
  values: readonly ProductFacetValue[],
  chosen: readonly string[],
): ProductFacetValue[] {
  const lost = chosen.filter((name) => !values.some(({ value }) => value === name));
  return [...values, ...lost.map((value) => ({ value, count: 0 }))];
}

/** "20 mg/ml", "10 ml", "1,200 puffs". */
export function measureText(measure: Measure, value: string): string {
  const shown = measure === 'puffCount' ? formatCount(Number(value)) : value;
  return text(`${measure}Value`, { value: shown });
}

function rangeText(measure: Measure, { from, to }: Range): string {
  if (from && from === to) return measureText(measure, from);
  if (!to) return text('from', { value: measureText(measure, from) });
  if (!from) return text('upTo', { value: measureText(measure, to) });
  return text('between', { from, value: measureText(measure, to) });
}

/** What a chip says: the filter and its value. */
export function chipText(filter: ActiveFilter): string {
  if (filter.kind === 'inStock') return text('inStock');
  if (filter.kind === 'choice')
    return text('chip', { name: text(filter.name), value: filter.value });
  return text('chip', { name: text(filter.name), value: rangeText(filter.name, filter.range) });
}
