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
