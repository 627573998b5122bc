import { expect, it } from 'vitest';
import { previewDraft } from './draft';

it('sends the amounts and numbers that are complete', () => {
  expect(
    previewDraft({
      name: 'Mango Ice',
      manufacturerCost: ' 10.83 ',
      agentPrice: '14,00',
      customerPrice: '16,',
      unitPrice: '-1',
      packPrice: '13.505',
      packQuantity: '10',
      bulkQuantity: 'many',
    }),
  ).toEqual({
    name: 'Mango Ice',
    manufacturerCost: '10.83',
    agentPrice: '14.00',
    packQuantity: '10',
  });
  expect(previewDraft({})).toEqual({});
});
