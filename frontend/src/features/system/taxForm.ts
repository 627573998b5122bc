import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { GetTaxApiResponse, ListPlacesApiResponse, SetTaxApiArg } from '@/api/generated';
import { requiredText } from '@/ui/fields';
import { placeOf } from '@/lib/countries';
import { percentText } from '@/lib/percent';
import { text } from './settingMessages';

/** The rules as they are stored. */
export type Taxes = GetTaxApiResponse;

const MOST_NAME = 60;
const MOST_STATEMENT = 200;

const name = requiredText(text('tax.nameNeeded')).max(MOST_NAME);

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

const placeSchema = z.object({
  country: z.string(),
  /** Empty: the whole country. */
  subdivision: z.string(),
  name: z.string(),
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
export type Place = z.infer<typeof placeSchema>;

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
      places: zone.places.map((place) => ({ ...place, subdivision: place.subdivision ?? '' })),
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
      places: zone.places.map(({ country, subdivision }) => ({
        country,
        ...(subdivision ? { subdivision } : {}),
      })),
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

/** What tells places apart. */
export const placeKey = ({ country, subdivision }: Place) => subdivision || country;

/** "California, United States": a place with its country as people call it here. */
export function placeLabel({ subdivision, name }: Place): string {
  const at = subdivision ? name.lastIndexOf(', ') : -1;
  return at < 0
    ? placeOf({ country: name })
    : placeOf({ zone: name.slice(0, at), country: name.slice(at + 2) });
}

const fold = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A place that can be chosen, with the words it is found by. */
export interface PlaceChoice {
  id: number;
  place: Place;
  label: string;
  words: string;
}

/** Every country and its parts; the parts follow their country. */
export function placeChoices({ countries }: ListPlacesApiResponse): PlaceChoice[] {
  const places = countries.flatMap(({ country, name, subdivisions }): Place[] => [
    { country, subdivision: '', name },
    ...subdivisions.map((part) => ({
      country,
      subdivision: part.code,
      name: `${part.name}, ${name}`,
    })),
  ]);
  return places.map((place, at) => {
    const label = placeLabel(place);
    const words = fold(`${label} ${place.name} ${placeKey(place)}`);
    return { id: at + 1, place, label, words };
  });
}

/** The places with these words, at most so many: those that begin with them first, countries before their parts. */
export function findPlaces(all: readonly PlaceChoice[], typed: string, most = 50): PlaceChoice[] {
  const wanted = fold(typed.trim());
  const rank = ({ place, words }: PlaceChoice) =>
    (words.startsWith(wanted) ? 0 : 2) + (place.subdivision ? 1 : 0);
  return all
    .filter(({ words }) => words.includes(wanted))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, most);
}
