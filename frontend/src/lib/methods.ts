import { defineMessages } from './i18n';

/** Ways to pay (specification 2 §2); recorded, not charged. The words are what the server keeps. */
export const PAYMENT_METHODS = [
  'Bank',
  'Cash',
  'Crypto',
  'Wallet',
  'Credit Card',
  'Debit Card',
  'Online Banking',
  'QR Pay',
] as const;

/** Ways to ship (specification 2 §2). */
export const SHIPPING_METHODS = [
  'Pick-Up',
  'Air Courier Service',
  'Express Delivery',
  'Standard Shipping',
  'Sea Freight',
  'Land Transport',
] as const;

/** The one that needs no address. */
export const PICK_UP: (typeof SHIPPING_METHODS)[number] = 'Pick-Up';

const { text } = defineMessages('methods', {
  Bank: 'Bank',
  Cash: 'Cash',
  Crypto: 'Crypto',
  Wallet: 'Wallet',
  'Credit Card': 'Credit Card',
  'Debit Card': 'Debit Card',
  'Online Banking': 'Online Banking',
  'QR Pay': 'QR Pay',
  'Pick-Up': 'Pick-Up',
  'Air Courier Service': 'Air Courier Service',
  'Express Delivery': 'Express Delivery',
  'Standard Shipping': 'Standard Shipping',
  'Sea Freight': 'Sea Freight',
  'Land Transport': 'Land Transport',
});

const KNOWN = [...PAYMENT_METHODS, ...SHIPPING_METHODS];

/** What people call a way to pay or to ship; one of no list stays as it came. */
export function methodName(method: string): string {
  const known = KNOWN.find((name) => name === method);
  return known ? text(known) : method;
}

/** Ways as a select lists them. */
export const asOptions = (methods: readonly string[]) =>
  methods.map((value) => ({ value, label: methodName(value) }));
