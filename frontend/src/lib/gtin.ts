const FORM = /^(?:\d{8}|\d{12,14})$/;

/** The digits of a barcode, without the spaces and dashes that are printed between them. */
export function gtinDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/**
 * Whether it is an EAN-8, UPC-A, EAN-13 or GTIN-14 with the right check digit: weighted 1, 3, 1 … from the right, the
 * digits add up to a multiple of ten (GS1 General Specifications, check digit calculations).
 */
export function isGtin(typed: string): boolean {
  const digits = gtinDigits(typed);
  if (!FORM.test(digits)) return false;
  const weighted = [...digits].reverse().map((digit, place) => Number(digit) * (place % 2 ? 3 : 1));
  return weighted.reduce((sum, value) => sum + value, 0) % 10 === 0;
}
