import { describe, expect, it } from 'vitest';
import type { UserResponse } from '@/api/generated';
import { changesOf, companyFields, profileSchema, valuesOf } from './profileForm';

const me: UserResponse = {
  id: 7,
  username: 'aisha',
  firstName: 'Aisha',
  lastName: 'Rahman',
  email: 'aisha@example.test',
  role: 'dealer',
  companyName: 'Harbour Trading',
  createdAt: '2026-11-01T08:00:00Z',
};

describe('what may be sent', () => {
  it.each(['firstName', 'lastName', 'email', 'companyName'] as const)('needs a %s', (field) => {
    expect(profileSchema(me).safeParse({ ...valuesOf(me), [field]: ' ' }).success).toBe(false);
  });

  it('takes empty fields that nobody had to fill', () => {
    expect(profileSchema(me).safeParse(valuesOf(me)).success).toBe(true);
  });

  it('asks for the password when the address changes, and only then', () => {
    const changed = { ...valuesOf(me), email: 'aisha@harbour.test' };
    const refused = profileSchema(me).safeParse(changed);
    expect(refused.error?.issues.map(({ path }) => path)).toEqual([['currentPassword']]);
    const proven = { ...changed, currentPassword: 'correct-horse' };
    expect(profileSchema(me).safeParse(proven).success).toBe(true);
    const sameAddress = { ...valuesOf(me), email: 'Aisha@Example.test' };
    expect(profileSchema(me).safeParse(sameAddress).success).toBe(true);
  });
});

describe('what is sent', () => {
  it('is only what was changed', () => {
    const values = { ...valuesOf(me), phone: '+60 3 1', currentPassword: 'typed by the browser' };
    expect(changesOf(me, values)).toEqual({ phone: '+60 3 1' });
  });

  it('has the password with a new address', () => {
    const values = { ...valuesOf(me), email: 'a@b.test', currentPassword: 'correct-horse' };
    expect(changesOf(me, values)).toEqual({ email: 'a@b.test', currentPassword: 'correct-horse' });
  });
});

it('shows each role the company facts it registered with', () => {
  expect(companyFields('wholesaler')).toEqual(['companyName', 'distributionRegions']);
  expect(companyFields('customer')).toEqual([]);
});
