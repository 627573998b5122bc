import type { ProductDetailsResponse } from '@/api/generated';
import { formatCount } from '@/lib/counts';
import { text } from './messages';

const isThere = (value: string | number | null | undefined): value is string | number =>
  value !== null && value !== undefined && value !== '';

function sizeOf({
  length,
  width,
  height,
  dimensionUnit,
}: ProductDetailsResponse): string | undefined {
  const sides = [length, width, height];
  return sides.every(isThere) ? `${sides.join(' × ')} ${dimensionUnit}` : undefined;
}

/** What is known of a product as label and value; what is not known has no line. */
export function factsOf(product: ProductDetailsResponse): { label: string; value: string }[] {
  const { attributes, category, sku, barcode, weight, weightUnit } = product;
  const { flavour, deviceType, nicotineStrength, volume, puffCount } = attributes;
  const facts: [string, string | null | undefined][] = [
    [text('category'), category],
    [text('deviceType'), deviceType],
    [text('flavour'), flavour],
    [
      text('nicotineStrength'),
      isThere(nicotineStrength) ? text('nicotineValue', { value: nicotineStrength }) : null,
    ],
    [text('volume'), isThere(volume) ? text('volumeValue', { value: volume }) : null],
    [text('puffCount'), isThere(puffCount) ? formatCount(Number(puffCount)) : null],
    [text('size'), sizeOf(product)],
    [text('weight'), isThere(weight) ? `${weight} ${weightUnit}` : null],
    [text('sku'), sku],
    [text('barcode'), barcode],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
