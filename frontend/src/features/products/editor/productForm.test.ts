import { describe, expect, it } from 'vitest';
import type { ProductDetailsResponse } from '@/api/generated';
import {
  EMPTY_PRODUCT,
  productInput,
  productRequest,
  productSchema,
  wholesalePrice,
} from './productForm';

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

  it('reads measures and counts as people write them', () => {
    const read = productSchema.parse({
      ...EMPTY_PRODUCT,
      name: 'Mint',
      category: 'Pods',
      weight: '0,125',
      length: '12,5',
      packPrice: '9,50',
      packQuantity: '1,000',
      attributes: { ...EMPTY_PRODUCT.attributes, puffCount: '10,000' },
    });
    expect(read).toMatchObject({ weight: '0.125', length: '12.5', packPrice: '9.50' });
    expect([read.packQuantity, read.attributes.puffCount]).toEqual([1000, 10_000]);
  });

  it('knows a barcode by its check digit, and how strong nicotine can be', () => {
    expect(problems({ barcode: '4 006381-333931' })).toEqual({});
    expect(problems({ barcode: '4006381333932' })).toEqual({
      barcode: 'Enter a valid EAN, UPC or GTIN code.',
    });
    const strength = (nicotineStrength: string) =>
      problems({ attributes: { ...EMPTY_PRODUCT.attributes, nicotineStrength } });
    expect(strength('1000')).toEqual({});
    expect(strength('1000.1')).toHaveProperty(['attributes.nicotineStrength']);
    expect(strength('much')).toHaveProperty(['attributes.nicotineStrength']);
  });

  it('waits for a picture that is on its way', () => {
    expect(problems({ isUploading: true })).toHaveProperty('isUploading');
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
      barcode: null,
      needsLots: false,
      taxClassId: null,
      images: [],
    });
    expect(parse({ taxClassId: '3' }).taxClassId).toBe(3);
    expect(parse({})).not.toHaveProperty('isUploading');
  });

  it('sends the digits of the barcode, the pictures in their order, and attributes that are typed', () => {
    const images = [{ imageUrl: '/media/b.jpg', thumbImageUrl: '/media/b-thumb.jpg' }];
    const attributes = { ...EMPTY_PRODUCT.attributes, flavour: ' Mango ', puffCount: '600' };
    expect(parse({ barcode: '4 006381 333931', images, attributes })).toMatchObject({
      barcode: '4006381333931',
      images: ['/media/b.jpg'],
      attributes: {
        flavour: 'Mango',
        deviceType: null,
        nicotineStrength: null,
        volume: null,
        puffCount: 600,
      },
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
    const product = {
      name: 'Mango',
      packUnit: 'Sleeve',
      bulkUnit: 'Carton',
      weight: 1.5,
      images: [],
    };
    const input = productInput(product as unknown as ProductDetailsResponse);
    expect(input).toMatchObject({
      packUnit: 'custom',
      customPackName: 'Sleeve',
      bulkUnit: 'Carton',
      customBulkName: '',
      weight: '1.5',
      agentPrice: '',
    });
  });

  it('shows barcode, lots, attributes and pictures', () => {
    const product = {
      name: 'Mango',
      barcode: '4006381333931',
      needsLots: true,
      taxClassId: 3,
      attributes: { flavour: 'Mango', nicotineStrength: 20, puffCount: 600 },
      images: [
        { imageUrl: '/m/a.jpg', cardImageUrl: '/m/a-card.jpg', thumbImageUrl: '/m/a-thumb.jpg' },
      ],
    };
    const input = productInput(product as unknown as ProductDetailsResponse);
    expect(input).toMatchObject({
      barcode: '4006381333931',
      needsLots: true,
      taxClassId: '3',
      attributes: { flavour: 'Mango', nicotineStrength: '20', volume: '', puffCount: '600' },
      images: [{ imageUrl: '/m/a.jpg', thumbImageUrl: '/m/a-thumb.jpg' }],
    });
    expect(productSchema.safeParse({ ...input, category: 'Pods' }).success).toBe(true);
  });
});

describe('wholesalePrice', () => {
  it.each([
    ['10.00', '12.00'],
    ['8', '9.60'],
    ['0.04', '0.05'], // 0.048
    ['0.02', '0.02'], // 0.024
    ['2.05', '2.46'],
    ['', '0.00'],
    ['90071992547409.93', '108086391056891.92'],
  ])('of %s is %s', (cost, price) => {
    expect(wholesalePrice(cost)).toBe(price);
  });

  it.each(['abc', '-1', '1.234'])('is unknown for %s', (cost) => {
    expect(wholesalePrice(cost)).toBeNull();
  });
});
