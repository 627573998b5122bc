import { z } from 'zod';
import type { SimulationRequest } from '@/api/generated';
import { moneySchema, quantitySchema } from '@/ui/fields';
import { endOfDay } from '@/lib/dates';
import { text } from './messages';

/** What the admin asks: an order or an amount of goods, bought by a customer or by anybody somebody referred. */
export interface SimulationValues {
  what: 'goods' | 'order';
  goodsTotal: string;
  orderId: string;
  who: 'customer' | 'referrer';
  customerId: number;
  referrerId: number;
  at: string;
}

export const FIRST_QUESTION: SimulationValues = {
  what: 'goods',
  goodsTotal: '',
  orderId: '',
  who: 'referrer',
  customerId: 0,
  referrerId: 0,
  at: '',
};

const goods = moneySchema();
const order = quantitySchema(1, text('orderWrong'));

/** Reads the question; only the fields of the chosen kind count, and an existing order knows its buyer. */
export const simulationSchema = z.custom<SimulationValues>().transform((typed, context) => {
  const request: SimulationRequest = typed.at ? { at: endOfDay(typed.at) } : {};
  const refuse = (field: keyof SimulationValues, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (typed.what === 'order') {
    const id = order.safeParse(typed.orderId);
    if (!id.success) refuse('orderId', text('orderWrong'));
    return { ...request, orderId: id.data ?? 0 };
  }
  const total = goods.safeParse(typed.goodsTotal);
  if (!total.success) refuse('goodsTotal', total.error.issues[0]?.message ?? '');
  const person = typed.who === 'customer' ? 'customerId' : 'referrerId';
  if (typed[person] < 1) refuse(person, text('personMissing'));
  return { ...request, goodsTotal: total.data ?? '0', [person]: typed[person] };
});
