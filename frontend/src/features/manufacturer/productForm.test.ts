import { describe, expect, it } from 'vitest';
import type { ProductResponse } from '@/api/generated';
import { EMPTY_PRODUCT, productInput, productRequest, productSchema } from './productForm';

function problems(changes: Partial<typeof EMPTY_PRODUCT>): Record<string, string> {
  const input = { ...EMPTY_PRODUCT, name: 'Mango Ice', category: 'E-Liquids', ...changes };
  const result = productSchema.safeParse(input);
  return Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('productSchema', () => {
  it('asks for name and category in the words of the specification', () => {
    expect(problems({ name: '  ', category: '' })).toEqual({
      name: 'Product name is required',
      category: 'Product category is required',
    });
  });

  it('holds the rules of tiers, ranges and custom words', () => {
    expect(problems({})).toEqual({});
    expect(problems({ packPrice: '10' })).toHaveProperty('packQuantity');
    expect(problems({ bulkPrice: '10', bulkQuantity: '0' })).toHaveProperty('bulkQuantity');
    expect(problems({ packPrice: '10', packQuantity: '12' })).toEqual({});
    expect(problems({ suggestedDealerMinPrice: '9.00', suggestedDealerMaxPrice: '10.00' })).toEqual(
      {},
    );
    expect(
      problems({ suggestedDealerMinPrice: '11', suggestedDealerMaxPrice: '10' }),
    ).toHaveProperty('suggestedDealerMaxPrice');
    expect(problems({ packUnit: 'custom' })).toHaveProperty('customPackName');
    expect(problems({ weight: '-1' })).toHaveProperty('weight');
  });
});

describe('productRequest', () => {
  const parse = (changes: Partial<typeof EMPTY_PRODUCT>) =>
    productRequest(
      productSchema.parse({ ...EMPTY_PRODUCT, name: ' Mango ', category: 'E-Liquids', ...changes }),
    );

  it('trims, sends null for nothing and 0 for no cost', () => {
    expect(parse({})).toMatchObject({
      name: 'Mango',
      manufacturerCost: '0',
      agentPrice: null,
      packQuantity: null,
      weight: null,
      imageUrl: null,
    });
  });

  it('puts the typed word in the place of custom', () => {
    expect(parse({ packUnit: 'custom', customPackName: 'Sleeve' })).toMatchObject({
      packUnit: 'Sleeve',
      customPackName: 'Sleeve',
    });
    expect(parse({ packUnit: 'Box', customPackName: 'left over' })).toMatchObject({
      packUnit: 'Box',
      customPackName: null,
    });
  });
});

describe('productInput', () => {
  it('shows a word that is on no list as a custom one', () => {
    const product = { name: 'Mango', packUnit: 'Sleeve', bulkUnit: 'Carton', weight: 1.5 };
    const input = productInput(product as ProductResponse);
    expect(input).toMatchObject({
      packUnit: 'custom',
      customPackName: 'Sleeve',
      bulkUnit: 'Carton',
      customBulkName: '',
      weight: '1.5',
      agentPrice: '',
    });
  });
});
