import { describe, expect, it } from 'vitest';
import { isBuyer, obstacle, waitsForApproval } from './buying';
import { priceTags } from './prices';
import { mostOf, tierChoices, tierLabel } from './tiers';
import type { ShownProduct } from './types';

const product = (changes: Partial<ShownProduct> = {}): ShownProduct => ({
  id: 1,
  name: 'Mango Ice',
  description: '',
  category: 'E-Liquids',
  isActive: true,
  inStock: true,
  ...changes,
});
const offers = [{ tier: 'unit' as const, pieces: 1, price: '14.00' }];
const person = (role: string, verificationStatus = 'approved') => ({ role, verificationStatus });

describe('who may put what into the cart', () => {
  it('lets guests and buyers with an offer', () => {
    expect(obstacle(product(), null)).toBeUndefined();
    for (const role of ['customer', 'dealer', 'agent', 'sub-agent', 'wholesaler'])
      expect(obstacle(product({ tierOffers: offers }), person(role))).toBeUndefined();
  });

  it('shows no button to those who do not buy', () => {
    for (const role of ['admin', 'manufacturer', 'employee', 'warehouse'])
      expect(obstacle(product({ tierOffers: offers }), person(role))).toBeNull();
    expect(isBuyer(person('admin'))).toBe(false);
  });

  it('says what stands in the way', () => {
    expect(obstacle(product({ isActive: false }), null)).toBe('discontinued');
    expect(obstacle(product({ inStock: false }), null)).toBe('outOfStock');
    expect(obstacle(product(), person('customer'))).toBe('notForYou');
    expect(obstacle(product({ tierOffers: offers }), person('dealer', 'pending'))).toBe('waiting');
  });

  it('lets customers order before anybody approves them', () => {
    expect(waitsForApproval(person('customer', 'pending'))).toBe(false);
    expect(waitsForApproval(person('agent', 'pending'))).toBe(true);
  });
});

describe('which prices a card shows', () => {
  const priced = product({
    dealerPrice: '16.00',
    agentPrice: '13.50',
    wholesalerPrice: '12.00',
    yourPrice: '14.00',
  });
  it.each([
    ['admin', ['dealerPrice', 'agentPrice']],
    ['manufacturer', ['dealerPrice', 'agentPrice']],
    ['dealer', ['dealerPrice']],
    ['agent', ['agentPrice']],
    ['sub-agent', ['agentPrice']],
    ['wholesaler', ['wholesalePrice']],
    ['customer', ['yourPrice']],
    ['employee', []],
    ['warehouse', []],
  ])('%s sees %j', (role, labels) => {
    expect(priceTags(priced, person(role)).map(({ label }) => label)).toEqual(labels);
  });

  it('shows guests none, and nobody a price that the server kept back', () => {
    expect(priceTags(priced, null)).toEqual([]);
    expect(priceTags(product(), person('admin'))).toEqual([]);
  });
});

describe('tiers', () => {
  const words = { unitPriceUnit: 'Bottle', packUnit: 'custom', customPackName: 'Shelf box' };

  it('uses listed and typed words, and else the name of the tier', () => {
    expect(tierLabel(words, 'unit')).toBe('Bottle');
    expect(tierLabel(words, 'pack')).toBe('Shelf box');
    expect(tierLabel(words, 'bulk')).toBe('Bulk');
  });

  it('offers a buyer what is offered, and a guest the sizes without prices', () => {
    const sized = product({ ...words, packQuantity: 10 });
    expect(tierChoices({ ...sized, tierOffers: offers })).toEqual([
      { tier: 'unit', label: 'Bottle', pieces: 1, price: '14.00' },
    ]);
    expect(tierChoices(sized)).toEqual([
      { tier: 'unit', label: 'Bottle', pieces: 1 },
      { tier: 'pack', label: 'Shelf box', pieces: 10 },
    ]);
  });

  it('counts whole packs only', () => {
    const pack = { tier: 'pack' as const, label: 'Box', pieces: 10 };
    expect(mostOf(pack, 29)).toBe(2);
    expect(mostOf(pack, undefined)).toBeUndefined();
  });
});
