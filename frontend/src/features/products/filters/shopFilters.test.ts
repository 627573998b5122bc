import { describe, expect, it } from 'vitest';
import { activeFilters, edit, endOf, filterArgs, readFilters } from './shopFilters';

const ADDRESS =
  'q=mango&category=E-Liquids&category=Pods&flavour=Ice&nicotineMin=3&nicotineMax=20&inStock=true&view=list';
const read = (search: string) => readFilters(new URLSearchParams(search));

function changed(search: string, how: (params: URLSearchParams) => void) {
  const params = new URLSearchParams(search);
  how(params);
  return params.toString();
}

describe('filters in the address', () => {
  it('become what the calls take', () => {
    expect(filterArgs(read(ADDRESS))).toEqual({
      q: 'mango',
      category: ['E-Liquids', 'Pods'],
      flavour: ['Ice'],
      nicotineMin: 3,
      nicotineMax: 20,
      inStock: true,
    });
    expect(filterArgs(read(''))).toEqual({});
  });

  it('count as not said where they are said wrongly', () => {
    expect(filterArgs(read('nicotineMin=much&puffsMax=-3&inStock=maybe&category=&q=%20'))).toEqual(
      {},
    );
    expect(read('category=Pods&category=Pods').choices.category).toEqual(['Pods']);
  });

  it('are listed one by one, without the search text', () => {
    expect(activeFilters(read(ADDRESS))).toEqual([
      { kind: 'choice', name: 'category', value: 'E-Liquids' },
      { kind: 'choice', name: 'category', value: 'Pods' },
      { kind: 'choice', name: 'flavour', value: 'Ice' },
      { kind: 'range', name: 'nicotineStrength', range: { from: '3', to: '20' } },
      { kind: 'inStock' },
    ]);
    expect(activeFilters(read('q=mango'))).toEqual([]);
  });
});

describe('edit', () => {
  it('adds a value and takes it out again', () => {
    expect(changed('category=A', (params) => edit.toggle(params, 'category', 'B'))).toBe(
      'category=A&category=B',
    );
    expect(changed('category=A&category=B', (params) => edit.toggle(params, 'category', 'A'))).toBe(
      'category=B',
    );
  });

  it('chooses one value of all, or all', () => {
    expect(changed('category=A&category=B', (params) => edit.choose(params, 'category', 'C'))).toBe(
      'category=C',
    );
    expect(changed('category=A', (params) => edit.choose(params, 'category', ''))).toBe('');
  });

  it('sets and opens the ends of a range', () => {
    expect(
      changed('volumeMin=5', (params) => edit.range(params, 'volume', { from: '', to: '30' })),
    ).toBe('volumeMax=30');
    expect(
      changed('', (params) => edit.range(params, 'puffCount', { from: '600', to: 'many' })),
    ).toBe('puffsMin=600');
    expect(changed('', (params) => edit.range(params, 'volume', { from: '30', to: '5' }))).toBe(
      'volumeMin=5&volumeMax=30',
    );
  });

  it('drops exactly the filter of a chip', () => {
    for (const filter of activeFilters(read(ADDRESS))) {
      const rest = changed(ADDRESS, (params) => edit.drop(params, filter));
      expect(activeFilters(read(rest))).toEqual(
        activeFilters(read(ADDRESS)).filter(
          (other) => other.kind !== filter.kind || JSON.stringify(other) !== JSON.stringify(filter),
        ),
      );
    }
  });

  it('clears search and filters, and leaves the view', () => {
    expect(changed(ADDRESS, edit.clear)).toBe('view=list');
  });
});

it.each([
  ['volume', '3', '3'],
  ['volume', ' 1,5 ', '1.5'],
  ['volume', '1.2345', ''],
  ['nicotineStrength', '-1', ''],
  ['nicotineStrength', '1e3', ''],
  ['puffCount', '600', '600'],
  ['puffCount', '600.5', ''],
  ['puffCount', '10,000', '10000'],
  ['puffCount', '', ''],
] as const)('reads the end of %s %j as %j', (measure, typed, end) => {
  expect(endOf(measure, typed)).toBe(end);
});
