import { expect, it } from 'vitest';
import type { ProductFacet } from '@/api/generated';
import { chipText, valuesOf, withChosen } from './facets';

it.each([
  [{ kind: 'inStock' }, 'In stock'],
  [{ kind: 'choice', name: 'flavour', value: 'Mango' }, 'Flavour: Mango'],
  [
    { kind: 'range', name: 'nicotineStrength', range: { from: '3', to: '20' } },
    'Nicotine strength: 3 to 20 mg/ml',
  ],
  [
    { kind: 'range', name: 'nicotineStrength', range: { from: '20', to: '20' } },
    'Nicotine strength: 20 mg/ml',
  ],
  [{ kind: 'range', name: 'volume', range: { from: '', to: '30' } }, 'Volume: up to 30 ml'],
  [
    { kind: 'range', name: 'puffCount', range: { from: '1200', to: '' } },
    'Puffs: from 1,200 puffs',
  ],
] as const)('names %j', (filter, name) => {
  expect(chipText(filter)).toBe(name);
});

it('keeps what is chosen among the values, also when nothing has it any more', () => {
  const facets: ProductFacet[] = [
    { key: 'flavour', label: 'Flavour', values: [{ value: 'Ice', count: 4 }] },
  ];
  expect(withChosen(valuesOf(facets, 'flavour'), ['Mango', 'Ice'])).toEqual([
    { value: 'Ice', count: 4 },
    { value: 'Mango', count: 0 },
  ]);
  expect(valuesOf(facets, 'deviceType')).toEqual([]);
  expect(valuesOf(undefined, 'flavour')).toEqual([]);
});
