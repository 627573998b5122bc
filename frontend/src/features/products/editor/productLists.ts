import { api } from '@/api/enhance';

/** Suggestions and units of the product form (specification 2 §3 and §9). */
export const CATEGORIES = [
  'Electronics',
  'Home & Kitchen',
  'Health & Beauty',
  'Sports & Outdoors',
  'Clothing & Accessories',
  'Books & Media',
  'Toys & Games',
  'Automotive',
  'Pet Supplies',
  'Food & Beverage',
  'Office & School',
  'Garden & Outdoor',
  'Tools & Hardware',
  'Arts & Crafts',
  'Baby & Kids',
  'Other',
] as const;

export const UNIT_TYPES = [
  'Sachet',
  'Piece',
  'Item',
  'Unit',
  'Packet',
  'Bottle',
  'Can',
  'Device',
  'Pod',
  'Cartridge',
  'Coil',
  'Jar',
  'Tube',
  'Pouch',
  'Set',
  'Pair',
] as const;

export const PACK_NAMES = ['Pack', 'Box', 'Bundle', 'Set', 'Tray', 'Case'] as const;
export const BULK_NAMES = ['Sack', 'Carton', 'Crate', 'Pallet', 'Container', 'Bag'] as const;
export const WEIGHT_UNITS = ['kg', 'g', 'lb', 'oz', 'ton'] as const;
export const DIMENSION_UNITS = ['mm', 'cm', 'm', 'in', 'ft'] as const;

/** Suggestions for what kind of device a product is. */
export const DEVICE_TYPES = [
  'Disposable',
  'Pod System',
  'Pod',
  'Mod',
  'Tank',
  'Coil',
  'E-Liquid',
  'Battery',
  'Charger',
  'Accessory',
] as const;

/** Chosen in a list, it means the value typed beside it. */
export const CUSTOM = 'custom';

/** A balance at or below this warns (specification 2 §9). */
export const LOW_BALANCE = 10;

/** The tax classes that a product can have besides none. */
export function useTaxClasses() {
  const { data } = api.useGetTaxQuery();
  return data?.classes ?? [];
}
