import { z } from 'zod';
import type { SupplierDetailsResponse, SupplierProductRequest } from '@/api/generated';
import { moneySchema, quantitySchema } from '@/components/fields';
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
