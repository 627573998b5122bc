import type { ProductResponse } from '@/api/generated';
import { formatCount } from '@/lib/counts';
import { text } from './messages';

type Figure = string | number | null;

/** What a product's own answer carries beyond its row of a list. */
export interface ProductDetails {
  barcode?: string | null;
  images?: { imageUrl: string; thumbImageUrl?: string | null }[];
  attributes?: {
    flavour?: string | null;
    nicotineStrength?: Figure;
    volume?: Figure;
    puffCount?: Figure;
    deviceType?: string | null;
  };
}
export type DetailedProduct = ProductResponse & ProductDetails;

const isThere = (value: Figure | undefined): value is string | number =>
  value !== null && value !== undefined && value !== '';

/** All pictures of a product, the main one first. */
export function picturesOf({ images, imageUrl }: DetailedProduct) {
  return images ?? (imageUrl ? [{ imageUrl }] : []);
}

function sizeOf({ length, width, height, dimensionUnit }: DetailedProduct): string | undefined {
  const sides = [length, width, height];
  return sides.every(isThere) ? `${sides.join(' × ')} ${dimensionUnit}` : undefined;
}

/** What is known of a product as label and value; what is not known has no line. */
export function factsOf(product: DetailedProduct): { label: string; value: string }[] {
  const { attributes = {}, category, sku, barcode, weight, weightUnit } = product;
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
