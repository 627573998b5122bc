/** Ways to pay (specification 2 §2); recorded, not charged. */
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

export const asOptions = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value }));
