import { describe, expect, it } from 'vitest';
import { addressLines, addressRequest, addressSchema, emptyAddress, valuesOf } from './addressForm';

const ADDRESS = {
  id: 4,
  label: 'Shop',
  recipient: 'Nadia Rahman',
  phone: null,
  line1: '4 Beach Street',
  line2: null,
  city: 'George Town',
  state: 'Penang',
  postalCode: '10300',
  country: 'Malaysia',
  isDefault: true,
};

describe('an address', () => {
  it('stands on a parcel line by line', () => {
    expect(addressLines(ADDRESS)).toEqual([
      'Nadia Rahman',
      '4 Beach Street',
      '10300 George Town, Penang',
      'Malaysia',
    ]);
  });

  it('needs a recipient, a street, a city and a country', () => {
    const { error } = addressSchema.safeParse(emptyAddress);
    expect(error?.issues.map(({ path }) => path[0])).toEqual([
      'recipient',
      'line1',
      'city',
      'country',
    ]);
  });

  it('goes through the form unchanged and leaves out what is empty', () => {
    const sent = addressRequest(addressSchema.parse(valuesOf(ADDRESS)));
    expect(sent).toEqual({
      label: 'Shop',
      recipient: 'Nadia Rahman',
      line1: '4 Beach Street',
      city: 'George Town',
      state: 'Penang',
      postalCode: '10300',
      country: 'Malaysia',
      isDefault: true,
    });
  });
});
