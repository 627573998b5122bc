import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { GetTaxApiResponse, SetTaxApiArg } from '@/api/generated';
import { requiredText } from '@/ui/fields';
import { percentText } from '@/lib/percent';
import { placeInput, placeRequest, placeSchema } from './places';
import { text } from './settingMessages';

/** The rules as they are stored. */
export type Taxes = GetTaxApiResponse;

const MOST_NAME = 60;
const MOST_STATEMENT = 200;

const name = requiredText(text('zone.nameNeeded')).max(MOST_NAME);

const percent = z.string().transform((typed, context) => {
  const sent = percentText(typed);
  if (sent !== null) return sent;
  context.addIssue({ code: 'custom', message: text('tax.percentWrong') });
  return z.NEVER;
});

const rateSchema = z
  .object({
    name,
    /** Empty: the standard rate, of products without a class too. */
    taxClassId: z.string(),
    percent,
    compound: z.boolean(),
    validFrom: z.string(),
    validUntil: z.string(),
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    path: ['validUntil'],
    message: text('tax.daysWrong'),
  });

const zoneSchema = z
  .object({
    /** 0: not saved yet. */
    zoneId: z.number(),
    name,
    places: z.array(placeSchema),
    prices: z.enum(['before', 'including']),
    statement: z.string().trim().max(MOST_STATEMENT),
    hasReverseCharge: z.boolean(),
    /** Stays here while it is off. */
    reverseCharge: z.string().trim().max(MOST_STATEMENT),
    rates: z.array(rateSchema),
  })
  .refine(({ hasReverseCharge, reverseCharge }) => !hasReverseCharge || reverseCharge, {
    path: ['reverseCharge'],
    message: text('tax.reverseChargeNeeded'),
  });

/** What is typed of the rules; of what the server refuses besides, its sentences land on the fields. */
export const taxSchema = z.object({
  rounding: z.enum(['document', 'line']),
  classes: z.array(
    z.object({
      /** Below 0: not saved yet; rates of the same save name it so. */
      classId: z.number(),
      name,
      products: z.number(),
    }),
  ),
  zones: z.array(zoneSchema),
});

export type TaxInput = z.input<typeof taxSchema>;
export type TaxValues = z.output<typeof taxSchema>;
export type TaxForm = UseFormReturn<TaxInput, unknown, TaxValues>;
export type ZoneInput = TaxInput['zones'][number];
export type RateInput = ZoneInput['rates'][number];
export type ClassInput = TaxInput['classes'][number];

export const NEW_ZONE: ZoneInput = {
  zoneId: 0,
  name: '',
  places: [],
  prices: 'before',
  statement: '',
  hasReverseCharge: false,
  reverseCharge: text('tax.reverseChargeDefault'),
  rates: [],
};

export const NEW_RATE: RateInput = {
  name: '',
  taxClassId: '',
  percent: '',
  compound: false,
  validFrom: '',
  validUntil: '',
};

/** A class with a number that no other one has. */
export const newClass = (classes: readonly ClassInput[]): ClassInput => ({
  classId: Math.min(0, ...classes.map(({ classId }) => classId)) - 1,
  name: '',
  products: 0,
});

/** The rules as the form shows them. */
export function taxInput({ rounding, classes, zones }: Taxes): TaxInput {
  return {
    rounding,
    classes: classes.map(({ id, name, products }) => ({ classId: id, name, products })),
    zones: zones.map((zone) => ({
      zoneId: zone.id,
      name: zone.name,
      places: zone.places.map(placeInput),
      prices: zone.pricesIncludeTax ? 'including' : 'before',
      statement: zone.statement ?? '',
      hasReverseCharge: Boolean(zone.reverseCharge),
      reverseCharge: zone.reverseCharge || NEW_ZONE.reverseCharge,
      rates: zone.rates.map(({ taxClassId, validFrom, validUntil, ...rate }) => ({
        ...rate,
        taxClassId: String(taxClassId ?? ''),
        validFrom: validFrom ?? '',
        validUntil: validUntil ?? '',
      })),
    })),
  };
}

/** What is sent, over the version that was seen. */
export function taxRequest(version: number, values: TaxValues): SetTaxApiArg['setTaxRequest'] {
  const { rounding, classes, zones } = values;
  return {
    version,
    rounding,
    classes: classes.map(({ classId, name }) => ({ id: classId, name })),
    zones: zones.map(({ zoneId, name, statement, hasReverseCharge, reverseCharge, ...zone }) => ({
      ...(zoneId ? { id: zoneId } : {}),
      name,
      places: zone.places.map(placeRequest),
      pricesIncludeTax: zone.prices === 'including',
      ...(statement ? { statement } : {}),
      ...(hasReverseCharge ? { reverseCharge } : {}),
      rates: zone.rates.map(({ taxClassId, validFrom, validUntil, ...rate }) => ({
        ...rate,
        ...(taxClassId ? { taxClassId: Number(taxClassId) } : {}),
        ...(validFrom ? { validFrom } : {}),
        ...(validUntil ? { validUntil } : {}),
      })),
    })),
  };
}
