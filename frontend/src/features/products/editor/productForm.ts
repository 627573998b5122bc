import type { Control } from 'react-hook-form';
import { z } from 'zod';
import type { ProductDetailsResponse, ProductRequest } from '@/api/generated';
import { optionalMoneySchema, requiredText } from '@/ui/fields';
import { gtinDigits, isGtin } from '@/lib/gtin';
import { compareMoney, fromCents, plainNumber, toCents } from '@/lib/money';
import { BULK_NAMES, CUSTOM, PACK_NAMES, UNIT_TYPES } from './productLists';
import { text } from './productMessages';

const plain = z.string().trim();
const money = optionalMoneySchema();

/** An optional measure; the server keeps it exactly, so it stays text. */
const measure = plain
  .transform(plainNumber)
  .refine((typed) => typed === '' || /^\d+(\.\d+)?$/.test(typed), text('notMeasure'))
  .transform((typed) => typed || null);

const whole = plain
  .transform(plainNumber)
  .refine((typed) => typed === '' || /^\d+$/.test(typed), text('wholeNumber'))
  .transform((typed) => (typed === '' ? null : Number(typed)));

const barcode = plain
  .refine((typed) => typed === '' || isGtin(typed), text('barcodeWrong'))
  .transform((typed) => gtinDigits(typed) || null);

/** Specification of the trade: mg/ml of nicotine never exceed this. */
const MOST_NICOTINE = 1000;

const attributes = z.object({
  flavour: plain,
  nicotineStrength: measure.refine(
    (strength) => strength === null || Number(strength) <= MOST_NICOTINE,
    text('nicotineTooStrong'),
  ),
  volume: measure,
  puffCount: whole,
  deviceType: plain,
});

/** What is typed as plain text and answered under the same name. */
const listed = z.object({
  name: requiredText(text('nameRequired')),
  category: requiredText(text('categoryRequired')),
  description: plain,
  sku: plain,
  weight: measure,
  weightUnit: plain,
  length: measure,
  width: measure,
  height: measure,
  dimensionUnit: plain,
  manufacturerCost: money,
  agentPrice: money,
  customerPrice: money,
  suggestedDealerMinPrice: money,
  suggestedDealerMaxPrice: money,
  quantityUnit: plain,
  unitPrice: money,
  unitPriceUnit: plain,
  customUnitType: plain,
  packPrice: money,
  packQuantity: whole,
  packQuantityUnit: plain,
  customPackUnitType: plain,
  packUnit: plain,
  customPackName: plain,
  bulkPrice: money,
  bulkQuantity: whole,
  bulkQuantityUnit: plain,
  customBulkUnitType: plain,
  bulkUnit: plain,
  customBulkName: plain,
});

const fields = listed.extend({
  barcode,
  needsLots: z.boolean(),
  /** Empty: taxed at the standard rates. */
  taxClassId: z.string().transform((id) => (id ? Number(id) : null)),
  attributes,
  images: z.array(z.object({ imageUrl: z.string(), thumbImageUrl: z.string() })),
  /** A picture is still on its way; saved now, the product would lack it. */
  isUploading: z.boolean().refine((isUploading) => !isUploading, text('stillUploading')),
});

export type ProductInput = z.input<typeof fields>;
export type ProductValues = z.output<typeof fields>;
export type ProductControl = Control<ProductInput, unknown, ProductValues>;

/** A choice from a list and the field for the value that is not on it. */
const CHOICES = [
  ['unitPriceUnit', 'customUnitType', UNIT_TYPES],
  ['packQuantityUnit', 'customPackUnitType', UNIT_TYPES],
  ['packUnit', 'customPackName', PACK_NAMES],
  ['bulkQuantityUnit', 'customBulkUnitType', UNIT_TYPES],
  ['bulkUnit', 'customBulkName', BULK_NAMES],
] as const;

type Complain = (field: keyof ProductInput, message: string) => void;

function checkTier(values: ProductValues, tier: 'pack' | 'bulk', complain: Complain) {
  const [price, quantity] = [values[`${tier}Price`], values[`${tier}Quantity`]];
  if (price === null || (quantity !== null && quantity > 0)) return;
  const key = quantity === null ? 'NeedsQuantity' : 'AtLeastOne';
  complain(`${tier}Quantity`, text(`${tier}${key}`));
}

/** The rules of the server, so that people hear of them before they send. */
export const productSchema = fields.superRefine((values, context) => {
  const complain: Complain = (field, message) =>
    context.addIssue({ code: 'custom', path: [field], message });
  checkTier(values, 'pack', complain);
  checkTier(values, 'bulk', complain);
  const { suggestedDealerMinPrice: least, suggestedDealerMaxPrice: most } = values;
  if (least !== null && most !== null && compareMoney(least, most) > 0)
    complain('suggestedDealerMaxPrice', text('rangeWrong'));
  for (const [choice, typed] of CHOICES)
    if (values[choice] === CUSTOM && values[typed] === '') complain(typed, text('customMissing'));
});

const words = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));
const LISTED = Object.keys(listed.shape);
const ATTRIBUTES = Object.keys(attributes.shape);

export const EMPTY_PRODUCT: ProductInput = {
  ...(words(LISTED) as z.input<typeof listed>),
  weightUnit: 'kg',
  dimensionUnit: 'cm',
  barcode: '',
  needsLots: false,
  taxClassId: '',
  attributes: words(ATTRIBUTES) as z.input<typeof attributes>,
  images: [],
  isUploading: false,
};

/** The named values as they are typed; what is absent is empty. */
function typed(names: readonly string[], values: object | null | undefined) {
  return Object.fromEntries(
    names.map((name) => {
      const value: unknown = (values as Record<string, unknown> | null | undefined)?.[name];
      return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
    }),
  );
}

/** A product as the form shows it; words that are on no list become custom ones. */
export function productInput(product: ProductDetailsResponse): ProductInput {
  const input: ProductInput = {
    ...EMPTY_PRODUCT,
    ...typed(LISTED, product),
    barcode: product.barcode ?? '',
    needsLots: product.needsLots,
    taxClassId: String(product.taxClassId ?? ''),
    attributes: typed(ATTRIBUTES, product.attributes) as ProductInput['attributes'],
    images: product.images.map(({ imageUrl, thumbImageUrl }) => ({ imageUrl, thumbImageUrl })),
  };
  for (const [choice, own, list] of CHOICES) {
    const value = input[choice];
    if (value === '' || (list as readonly string[]).includes(value)) continue;
    if (value !== CUSTOM) input[own] = value;
    input[choice] = CUSTOM;
  }
  return input;
}

/** What is sent: a custom word stands in the place of the listed one; nothing typed is null. */
export function productRequest(values: ProductValues): ProductRequest {
  const request: Record<string, unknown> = { ...values };
  delete request.isUploading;
  for (const [choice, own] of CHOICES) {
    const isCustom = values[choice] === CUSTOM;
    request[choice] = (isCustom ? values[own] : values[choice]) || null;
    request[own] = isCustom ? values[own] : null;
  }
  const { flavour, deviceType, ...measures } = values.attributes;
  return {
    ...request,
    images: values.images.map(({ imageUrl }) => imageUrl),
    attributes: { ...measures, flavour: flavour || null, deviceType: deviceType || null },
    quantityUnit: values.quantityUnit || null,
    manufacturerCost: values.manufacturerCost ?? '0',
  };
}

/** What wholesalers pay: the cost times 1.2, rounded half-up to cents; null while no amount is typed. */
export function wholesalePrice(cost: string): string | null {
  const cents = toCents(plainNumber(cost) || '0');
  return cents === null || cents < 0n ? null : fromCents((cents * 12n + 5n) / 10n);
}
