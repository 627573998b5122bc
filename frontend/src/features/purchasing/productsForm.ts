import { z } from 'zod';
import type { SupplierDetailsResponse, SupplierProductRequest } from '@/api/generated';
import type { Rows } from '@/ui/conflict';
import { moneySchema, quantitySchema } from '@/ui/fields';
import { formatCount } from '@/lib/counts';
import { formatMoney } from '@/lib/money';
import { text } from './messages';
import { words } from './words';

export const productsSchema = z.object({
  products: z.array(
    z.object({
      productId: z.number(),
      name: z.string(),
      supplierSku: words(100),
      cost: moneySchema(text('costMissing')),
      packSize: quantitySchema(1, text('wholePieces')),
      minimumPieces: quantitySchema(1, text('wholePieces')),
      isPreferred: z.boolean(),
    }),
  ),
});

/** A product that was just added. */
export const newProduct = (productId: number, name: string) => ({
  productId,
  name,
  supplierSku: '',
  cost: '',
  packSize: '1',
  minimumPieces: '1',
  isPreferred: true,
});

/** What the form starts with. */
export const productValues = ({ products }: SupplierDetailsResponse) =>
  products.map((product) => ({
    productId: product.productId,
    name: product.productName,
    supplierSku: product.supplierSku ?? '',
    cost: product.cost ?? '',
    packSize: String(product.packSize),
    minimumPieces: String(product.minimumPieces),
    isPreferred: product.isPreferred,
  }));

/** The whole list as it is sent. */
export const productsRequest = ({
  products,
}: z.output<typeof productsSchema>): SupplierProductRequest[] =>
  products.map(({ productId, cost, packSize, minimumPieces, isPreferred, supplierSku }) => ({
    productId,
    cost,
    packSize,
    minimumPieces,
    isPreferred,
    ...(supplierSku ? { supplierSku } : {}),
  }));

/** The list by product, so that two people can change different products of it. */
export const rowsOf = (products: readonly SupplierProductRequest[]): Rows =>
  Object.fromEntries(
    products.map((product) => [String(product.productId), JSON.stringify(product)]),
  );

/** What is stored, by product. */
export const storedRows = (supplier: SupplierDetailsResponse): Rows =>
  rowsOf(productsRequest(productsSchema.parse({ products: productValues(supplier) })));

export const productsFrom = (rows: Rows): SupplierProductRequest[] =>
  Object.values(rows).map((row) => JSON.parse(row) as SupplierProductRequest);

/** The terms of a product for people. */
export function termsInWords(row: string): string {
  const { cost, packSize, minimumPieces, supplierSku, isPreferred } = JSON.parse(
    row,
  ) as SupplierProductRequest;
  return [
    `${text('cost')}: ${formatMoney(String(cost))}`,
    `${text('packSize')}: ${formatCount(Number(packSize))}`,
    `${text('minimum')}: ${formatCount(Number(minimumPieces))}`,
    ...(supplierSku ? [`${text('supplierSku')}: ${supplierSku}`] : []),
    ...(isPreferred ? [text('preferredYes')] : []),
  ].join(' · ');
}
