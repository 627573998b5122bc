import { z } from 'zod';
import { requiredText } from '@/ui/fields';
import { text } from './messages';
import { PICK_UP } from '@/lib/methods';

const MOST_ADDRESS = 500;
const MOST_NOTES = 2000;

/** What a buyer chooses; an address is needed unless the order is picked up: one of the book, or a written one. */
export const checkoutSchema = z
  .object({
    shippingMethod: requiredText(text('methodMissing')),
    addressId: z.string(),
    shippingAddress: z
      .string()
      .trim()
      .max(MOST_ADDRESS, text('tooLong', { most: MOST_ADDRESS })),
    paymentMethod: requiredText(text('methodMissing')),
    notes: z
      .string()
      .trim()
      .max(MOST_NOTES, text('tooLong', { most: MOST_NOTES })),
  })
  .refine(
    ({ shippingMethod, addressId, shippingAddress }) =>
      shippingMethod === PICK_UP || addressId || shippingAddress,
    { path: ['shippingAddress'], message: text('addressMissing') },
  );

export type Checkout = z.output<typeof checkoutSchema>;

export const emptyCheckout: Checkout = {
  shippingMethod: '',
  addressId: '',
  shippingAddress: '',
  paymentMethod: '',
  notes: '',
};
