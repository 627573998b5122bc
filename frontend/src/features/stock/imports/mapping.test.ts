import { describe, expect, it } from 'vitest';
import { inOrder, isAtHand, mappingErrors, refusedFields, remap, unusedColumns } from './mapping';

const fields = [
  { field: 'customerPrice', label: 'Customer price', required: false },
  { field: 'name', label: 'Name', required: true },
  { field: 'sku', label: 'SKU', required: false },
];
const columns = [
  { name: 'Title', samples: [] },
  { name: 'Code', samples: [] },
  { name: 'Colour', samples: [] },
];

describe('which column is what', () => {
  it('wants a column for what is required and no column twice', () => {
    expect(mappingErrors(fields, {})).toEqual({ name: 'This field needs a column.' });
    expect(mappingErrors(fields, { name: 'Title', sku: 'Code' })).toEqual({});
    expect(mappingErrors(fields, { name: 'Title', sku: 'Title' })).toEqual({
      sku: 'This column is already used for Name.',
    });
  });

  it('changes one field and leaves out what has no column', () => {
    expect(remap({ name: 'Title' }, 'sku', 'Code')).toEqual({ name: 'Title', sku: 'Code' });
    expect(remap({ name: 'Title', sku: 'Code' }, 'sku', '')).toEqual({ name: 'Title' });
  });

  it('takes what the server refuses to its field', () => {
    const refused = { 'mapping.sku': 'Choose the SKU.', reason: 'Say why.' };
    expect(refusedFields(refused)).toEqual({ sku: 'Choose the SKU.', reason: 'Say why.' });
  });

  it('names the columns nothing reads', () => {
    expect(unusedColumns(columns, { name: 'Title', sku: 'Code' })).toEqual(['Colour']);
  });

  it('shows at once what is required, recognised, chosen or wrong', () => {
    const at = (suggested: object, mapping: object, errors: object) =>
      fields
        .filter(isAtHand({ ...suggested }, { ...mapping }, { ...errors }))
        .map(({ field }) => field);
    expect(at({}, {}, {})).toEqual(['name']);
    expect(at({ sku: 'Code' }, {}, {})).toEqual(['name', 'sku']);
    expect(at({}, { sku: 'Code' }, { customerPrice: 'Choose one.' })).toEqual([
      'customerPrice',
      'name',
      'sku',
    ]);
  });

  it('shows first what is required and what was recognised', () => {
    expect(inOrder(fields, { sku: 'Code' }).map(({ field }) => field)).toEqual([
      'name',
      'sku',
      'customerPrice',
    ]);
  });
});
