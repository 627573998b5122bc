import type { Control } from 'react-hook-form';
import { z } from 'zod';
import type { ProductRequest, ProductResponse } from '@/api/generated';
import { optionalMoneySchema, requiredText } from '@/components/fields';
import { compareMoney } from '@/lib/money';
import { BULK_NAMES, CUSTOM, PACK_NAMES, UNIT_TYPES } from './productLists';
import { text } from './productMessages';

const plain = z.string().trim();
const money = optionalMoneySchema();

/** An optional measure; the server keeps it exactly, so it stays text. */
const measure = plain
  .refine((typed) => typed === '' || /^\d+(\.\d+)?$/.test(typed), text('notMeasure'))
  .transform((typed) => typed || null);

const whole = plain
  .refine((typed) => typed === '' || /^\d+$/.test(typed), text('wholeNumber'))
  .transform((typed) => (typed === '' ? null : Number(typed)));

const fields = z.object({
  name: requiredText(text('nameRequired')),
  category: requiredText(text('categoryRequired')),
  description: plain,
  sku: plain,
  imageUrl: z.string(),
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

export const EMPTY_PRODUCT: ProductInput = {
  ...(Object.fromEntries(Object.keys(fields.shape).map((name) => [name, ''])) as ProductInput),
  weightUnit: 'kg',
  dimensionUnit: 'cm',
};

/** A product as the form shows it; words that are on no list become custom ones. */
export function productInput(product: ProductResponse): ProductInput {
  const known = Object.keys(fields.shape).map((name) => {
    const value: unknown = product[name as keyof ProductResponse];
    return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
  });
  const input = Object.fromEntries(known) as ProductInput;
  for (const [choice, typed, list] of CHOICES) {
    const value = input[choice];
    if (value === '' || (list as readonly string[]).includes(value)) continue;
    if (value !== CUSTOM) input[typed] = value;
    input[choice] = CUSTOM;
  }
  return input;
}

/** What is sent: a custom word stands in the place of the listed one; nothing typed is null. */
export function productRequest(values: ProductValues): ProductRequest {
  const request: Record<string, unknown> = { ...values };
  for (const [choice, typed] of CHOICES) {
    const isCustom = values[choice] === CUSTOM;
    request[choice] = (isCustom ? values[typed] : values[choice]) || null;
    request[typed] = isCustom ? values[typed] : null;
  }
  return {
    ...request,
    imageUrl: values.imageUrl || null,
    quantityUnit: values.quantityUnit || null,
    manufacturerCost: values.manufacturerCost ?? '0',
  };
}
