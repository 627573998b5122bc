import type { ListProductFacetsApiArg } from '@/api/generated';
import { plainNumber } from '@/lib/money';

/** Filters of which any of several values may hold, by their name in the address and in the call. */
export const CHOICES = ['category', 'flavour', 'deviceType'] as const;
export type Choice = (typeof CHOICES)[number];

/** Measures with the two ends of what is wanted, by the facet that counts them. */
export const RANGES = {
  nicotineStrength: ['nicotineMin', 'nicotineMax'],
  volume: ['volumeMin', 'volumeMax'],
  puffCount: ['puffsMin', 'puffsMax'],
} as const;
export type Measure = keyof typeof RANGES;
export const MEASURES = Object.keys(RANGES) as Measure[];

/** Both ends belong to what is wanted; an open end is empty. */
export interface Range {
  from: string;
  to: string;
}

export interface ShopFilters {
  q: string;
  choices: Record<Choice, string[]>;
  ranges: Record<Measure, Range>;
  inStock: boolean;
}

/** Whole puffs; the other measures have up to three decimals. */
const FORMS: Record<Measure, RegExp> = {
  nicotineStrength: /^\d{1,6}(\.\d{1,3})?$/,
  volume: /^\d{1,6}(\.\d{1,3})?$/,
  puffCount: /^\d{1,9}$/,
};

/** A typed end of a range as the call takes it; empty for what is no such number. */
export function endOf(measure: Measure, typed: string): string {
  const trimmed = plainNumber(typed);
  return FORMS[measure].test(trimmed) ? trimmed : '';
}

/** What the address asks for. What it says wrongly counts as not said. */
export function readFilters(params: URLSearchParams): ShopFilters {
  const end = (measure: Measure, name: string) => endOf(measure, params.get(name) ?? '');
  const choices = CHOICES.map((name) => [name, [...new Set(params.getAll(name).filter(Boolean))]]);
  const ranges = MEASURES.map((name) => {
    const [from, to] = RANGES[name];
    return [name, { from: end(name, from), to: end(name, to) }];
  });
  return {
    q: params.get('q')?.trim() ?? '',
    choices: Object.fromEntries(choices) as ShopFilters['choices'],
    ranges: Object.fromEntries(ranges) as ShopFilters['ranges'],
    inStock: params.get('inStock') === 'true',
  };
}

/** The filters as the list and the facets take them; what is not set is absent. */
export function filterArgs({ q, choices, ranges, inStock }: ShopFilters): ListProductFacetsApiArg {
  const args: ListProductFacetsApiArg = {};
  if (q) args.q = q;
  for (const name of CHOICES) if (choices[name].length > 0) args[name] = choices[name];
  for (const name of MEASURES) {
    const [from, to] = RANGES[name];
    if (ranges[name].from) args[from] = Number(ranges[name].from);
    if (ranges[name].to) args[to] = Number(ranges[name].to);
  }
  if (inStock) args.inStock = true;
  return args;
}

/** One thing that narrows the list, apart from the search text. */
export type ActiveFilter =
  | { kind: 'choice'; name: Choice; value: string }
  | { kind: 'range'; name: Measure; range: Range }
  | { kind: 'inStock' };

export function activeFilters({ choices, ranges, inStock }: ShopFilters): ActiveFilter[] {
  return [
    ...CHOICES.flatMap((name) =>
      choices[name].map((value): ActiveFilter => ({ kind: 'choice', name, value })),
    ),
    ...MEASURES.filter((name) => ranges[name].from || ranges[name].to).map(
      (name): ActiveFilter => ({ kind: 'range', name, range: ranges[name] }),
    ),
    ...(inStock ? [{ kind: 'inStock' } as const] : []),
  ];
}

function set(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}

/** The ways to change the filters in an address. */
export const edit = {
  toggle(params: URLSearchParams, name: Choice, value: string): void {
    const chosen = params.getAll(name);
    params.delete(name);
    const wanted = chosen.includes(value)
      ? chosen.filter((other) => other !== value)
      : [...chosen, value];
    wanted.forEach((one) => params.append(name, one));
  },
  /** Nothing but this value; an empty one is all of them. */
  choose(params: URLSearchParams, name: Choice, value: string): void {
    set(params, name, value);
  },
  /** Ends typed the wrong way round are turned. */
  range(params: URLSearchParams, name: Measure, { from, to }: Range): void {
    const ends = [endOf(name, from), endOf(name, to)];
    if (ends[0] && ends[1] && Number(ends[0]) > Number(ends[1])) ends.reverse();
    RANGES[name].forEach((end, index) => set(params, end, ends[index] ?? ''));
  },
  inStock(params: URLSearchParams, wanted: boolean): void {
    set(params, 'inStock', wanted ? 'true' : '');
  },
  drop(params: URLSearchParams, filter: ActiveFilter): void {
    if (filter.kind === 'choice') edit.toggle(params, filter.name, filter.value);
    else if (filter.kind === 'range') edit.range(params, filter.name, { from: '', to: '' });
    else edit.inStock(params, false);
  },
  clear: (params: URLSearchParams): void => {
    for (const name of ['q', 'inStock', ...CHOICES, ...Object.values(RANGES).flat()])
      params.delete(name);
  },
};
