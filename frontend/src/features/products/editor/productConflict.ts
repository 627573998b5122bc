import type { EditedFields } from '@/ui/conflict';
import { formatMoney } from '@/lib/money';
import { sizeName } from '@/lib/sizes';
import { text } from './productMessages';

const money = (label: string) => ({ label, show: formatMoney });

/** The pictures of a product, as they are sent. */
function addresses(current: string): string[] {
  const images = current === '' ? [] : (JSON.parse(current) as { imageUrl: string }[]);
  return images.map(({ imageUrl }) => imageUrl);
}

/** How many pictures a list of them has. */
function pictureCount(value: string): string {
  return text('pictureCount', { count: (JSON.parse(value) as unknown[]).length });
}

/** What two people may change of a product at once; a custom word stands in the place of the listed one. */
export const PRODUCT_FIELDS: EditedFields = {
  name: { label: text('name') },
  category: { label: text('category') },
  description: { label: text('description') },
  sku: { label: text('sku') },
  barcode: { label: text('barcode') },
  needsLots: { label: text('needsLots') },
  images: { label: text('pictures'), read: addresses, show: pictureCount },
  manufacturerCost: money(text('manufacturerCost')),
  agentPrice: money(text('agentPrice')),
  customerPrice: money(text('customerPrice')),
  suggestedDealerMinPrice: money(text('minPrice')),
  suggestedDealerMaxPrice: money(text('maxPrice')),
  unitPrice: money(text('unitPrice')),
  packPrice: money(text('packPrice')),
  bulkPrice: money(text('bulkPrice')),
  quantityUnit: { label: text('quantityUnit') },
  unitPriceUnit: { label: text('unitType') },
  packQuantity: { label: text('packQuantity') },
  packQuantityUnit: { label: `${sizeName('pack')}: ${text('contentUnit')}` },
  packUnit: { label: text('packName') },
  bulkQuantity: { label: text('bulkQuantity') },
  bulkQuantityUnit: { label: `${sizeName('bulk')}: ${text('contentUnit')}` },
  bulkUnit: { label: text('bulkName') },
  weight: { label: text('weight') },
  weightUnit: { label: text('weightUnit') },
  length: { label: text('length') },
  width: { label: text('width') },
  height: { label: text('height') },
  dimensionUnit: { label: text('dimensionUnit') },
  'attributes.flavour': { label: text('flavour') },
  'attributes.deviceType': { label: text('deviceType') },
  'attributes.nicotineStrength': { label: text('nicotineStrength') },
  'attributes.volume': { label: text('volume') },
  'attributes.puffCount': { label: text('puffCount') },
};
