import { expect, it } from 'vitest';
import { z } from 'zod';
import '../form/schemaSentences';
import { moneySchema, optionalMoneySchema, orNothing, quantitySchema } from './schemas';

it.each([
  ['1,000', '1000.00'],
  ['1,234,567.5', '1234567.50'],
  ['12,5', '12.50'],
  ['9,50', '9.50'],
  ['$14', '14.00'],
  [' 14.00 ', '14.00'],
])('reads the amount %s as %s', (typed, amount) => {
  expect(moneySchema().parse(typed)).toBe(amount);
  expect(optionalMoneySchema().parse(typed)).toBe(amount);
});

it.each([
  ['1,000', 1000],
  ['12', 12],
])('reads %s as %i whole things', (typed, count) => {
  expect(quantitySchema().parse(typed)).toBe(count);
});

it.each(['9,50', '1,00,0', 'ten', '1.5', '-1'])('reads %s as no whole things', (typed) => {
  expect(quantitySchema().safeParse(typed).success).toBe(false);
});

const sentence = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

it.each([
  ['an amount that may be left out', optionalMoneySchema(), '9,5x', /^Enter an amount/],
  ['a number that may be left out', orNothing(quantitySchema()), '12,5', /^Enter a whole number/],
  ['a text that is too long', z.string().max(3), 'four', /^Use at most 3 characters\.$/],
  ['nothing', z.string(), undefined, /^This field is required\.$/],
  ['a choice', z.enum(['a', 'b']), 'c', /^Check what you entered\.$/],
  ['a choice of forms', z.union([z.literal(''), z.email()]), 'x', /^Check what you entered\.$/],
  ['another type', z.number(), 'x', /^Check what you entered\.$/],
])('says in its own words what is wrong with %s', (_name, schema, value, expected) => {
  expect(sentence(schema, value)).toEqual([expect.stringMatching(expected)]);
});

it('takes nothing typed for nothing', () => {
  expect(optionalMoneySchema().parse('  ')).toBeNull();
  expect(orNothing(quantitySchema()).parse('')).toBeNull();
});
