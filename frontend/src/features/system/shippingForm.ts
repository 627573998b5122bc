import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type {
  GetShippingApiResponse,
  SetShippingApiArg,
  ShippingMethodRequest,
  ShippingMethodResponse,
} from '@/api/generated';
import { requiredText } from '@/ui/fields';
import { PICK_UP, SHIPPING_METHODS } from '@/lib/methods';
import { fromCents } from '@/lib/money';
import { placeInput, placeRequest, placeSchema } from './places';
import { text as say } from './settingMessages';
import { text } from './shippingMessages';
import {
  BASES,
  centsOf,
  fromOf,
  fromText,
  gramsOf,
  postcodesOf,
  wholeOf,
  WRONG_FROM,
} from './shippingUnits';

/** The rules as they are stored. */
export type Shipping = GetShippingApiResponse;

const MOST_NAME = 60;
const MOST_ADDRESS = 200;
const MOST_DAYS = 120;
const DIVISORS = [1000, 10_000] as const;

const typedMethod = z.object({
  method: z.string(),
  basis: z.enum(BASES),
  /** The first begins at nothing. */
  bands: z.array(z.object({ from: z.string(), cost: z.string() })),
  isVolumetric: z.boolean(),
  /** Stays here while it is off. */
  divisor: z.string(),
  freeFrom: z.string(),
  surcharges: z.array(z.object({ name: z.string(), cost: z.string(), postcodes: z.string() })),
  days: z.object({ from: z.string(), to: z.string() }),
  trackingUrl: z.string(),
});
export type MethodInput = z.input<typeof typedMethod>;

type Complain = (path: (string | number)[], message: string) => void;

/** An amount as it is sent; nothing, with a complaint, for what is none. */
function costOf(typed: string, path: (string | number)[], complain: Complain): string {
  const cents = centsOf(typed);
  if (cents === null) complain(path, text('amountWrong'));
  return fromCents(BigInt(cents ?? 0));
}

function bandsOf({ basis, bands }: MethodInput, complain: Complain) {
  const used = basis === 'flat' ? bands.slice(0, 1) : bands;
  const starts = used.map(({ from }, at) => (at === 0 ? 0 : fromOf(basis, from)));
  return used.map(({ cost }, at) => {
    const [from, before] = [starts[at] ?? null, at > 0 ? (starts[at - 1] ?? null) : null];
    if (from === null) complain(['bands', at, 'from'], text(WRONG_FROM[basis]));
    else if (before !== null && from <= before) complain(['bands', at, 'from'], text('notRising'));
    return { from: from ?? 0, cost: costOf(cost, ['bands', at, 'cost'], complain) };
  });
}

function divisorOf({ basis, isVolumetric, divisor }: MethodInput, complain: Complain) {
  if (basis !== 'weight' || !isVolumetric) return {};
  const whole = wholeOf(divisor);
  const [least, most] = DIVISORS;
  if (whole === null || whole < least || whole > most) complain(['divisor'], text('divisorWrong'));
  return { divisor: whole ?? 0 };
}

function freeFromOf({ freeFrom }: MethodInput, complain: Complain) {
  if (freeFrom.trim() === '') return {};
  const amount = costOf(freeFrom, ['freeFrom'], complain);
  if (centsOf(freeFrom) === 0) complain(['freeFrom'], text('aboveZero'));
  return { freeFrom: amount };
}

function surchargesOf({ surcharges }: MethodInput, complain: Complain) {
  return surcharges.map(({ name, cost, postcodes }, at) => {
    const trimmed = name.trim();
    if (trimmed === '') complain(['surcharges', at, 'name'], say('zone.nameNeeded'));
    return {
      name: trimmed,
      cost: costOf(cost, ['surcharges', at, 'cost'], complain),
      postcodes: postcodesOf(postcodes),
    };
  });
}

/** From when to when; one number alone is both. */
function daysOf({ days }: Pick<MethodInput, 'days'>, complain: Complain) {
  if (days.from.trim() === '' && days.to.trim() === '') return {};
  const [from, to] = [wholeOf(days.from || days.to), wholeOf(days.to || days.from)];
  if (from === null || to === null || from > to || to > MOST_DAYS)
    complain(['days', 'to'], text('daysWrong'));
  return { days: { from: from ?? 0, to: to ?? 0 } };
}

function trackingOf({ trackingUrl }: MethodInput, complain: Complain) {
  const address = trackingUrl.trim();
  if (address === '') return {};
  const isFit = /^https:\/\/\S+$/.test(address) && address.includes('{number}');
  if (!isFit || address.length > MOST_ADDRESS) complain(['trackingUrl'], text('trackingWrong'));
  return { trackingUrl: address };
}

const methodSchema = typedMethod.transform((typed, context): ShippingMethodRequest => {
  const complain: Complain = (path, message) => context.addIssue({ code: 'custom', path, message });
  const { method, basis } = typed;
  return {
    method,
    basis,
    bands: bandsOf(typed, complain),
    ...divisorOf(typed, complain),
    ...freeFromOf(typed, complain),
    surcharges: surchargesOf(typed, complain),
    ...daysOf(typed, complain),
    ...trackingOf(typed, complain),
  };
});

const unweighed = z.string().transform((typed, context) => {
  const grams = gramsOf(typed, 'g');
  if (grams !== null) return grams;
  context.addIssue({ code: 'custom', message: text('weightWrong') });
  return z.NEVER;
});

/** What is typed of the rules; of what the server refuses besides, its sentences land on the fields. */
export const shippingSchema = z.object({
  unweighedGrams: unweighed,
  zones: z.array(
    z.object({
      /** 0: not saved yet. */
      zoneId: z.number(),
      name: requiredText(say('zone.nameNeeded')).max(MOST_NAME),
      places: z.array(placeSchema),
      /** The first is the default. */
      methods: z.array(methodSchema),
    }),
  ),
});

export type ShippingInput = z.input<typeof shippingSchema>;
type ShippingValues = z.output<typeof shippingSchema>;
export type ShippingForm = UseFormReturn<ShippingInput, unknown, ShippingValues>;
export type ZoneInput = ShippingInput['zones'][number];

export const NEW_BAND = { from: '', cost: '' };
export const NEW_SURCHARGE = { name: '', cost: '', postcodes: '' };

/** A method that nothing is typed of yet; what is picked up costs nothing to ship. */
export const newMethod = (method: string): MethodInput => ({
  method,
  basis: 'flat',
  bands: [{ from: '0', cost: method === PICK_UP ? '0.00' : '' }],
  isVolumetric: false,
  divisor: '5000',
  freeFrom: '',
  surcharges: [],
  days: { from: '', to: '' },
  trackingUrl: '',
});

export const NEW_ZONE: ZoneInput = {
  zoneId: 0,
  name: '',
  places: [],
  methods: [newMethod('Standard Shipping')],
};

/** The first method that a zone does not offer yet. */
export const nextMethod = (methods: readonly MethodInput[]): string | undefined =>
  SHIPPING_METHODS.find((name) => methods.every(({ method }) => method !== name));

function methodInput(stored: ShippingMethodResponse): MethodInput {
  const { method, basis, bands, divisor, freeFrom, surcharges, days, trackingUrl } = stored;
  return {
    method,
    basis,
    bands: bands.map(({ from, cost }) => ({ from: fromText(basis, from), cost })),
    isVolumetric: Boolean(divisor),
    divisor: String(divisor ?? newMethod(method).divisor),
    freeFrom: freeFrom ?? '',
    surcharges: surcharges.map((one) => ({ ...one, postcodes: one.postcodes.join(', ') })),
    days: { from: String(days?.from ?? ''), to: String(days?.to ?? '') },
    trackingUrl: trackingUrl ?? '',
  };
}

/** The rules as the form shows them. */
export function shippingInput({ unweighedGrams, zones }: Shipping): ShippingInput {
  return {
    unweighedGrams: String(unweighedGrams),
    zones: zones.map(({ id, name, places, methods }) => ({
      zoneId: id,
      name,
      places: places.map(placeInput),
      methods: methods.map(methodInput),
    })),
  };
}

/** What is sent, over the version that was seen. */
export function shippingRequest(
  version: number,
  { unweighedGrams, zones }: ShippingValues,
): SetShippingApiArg['setShippingRequest'] {
  return {
    version,
    unweighedGrams,
    zones: zones.map(({ zoneId, name, places, methods }) => ({
      ...(zoneId ? { id: zoneId } : {}),
      name,
      places: places.map(placeRequest),
      methods,
    })),
  };
}
