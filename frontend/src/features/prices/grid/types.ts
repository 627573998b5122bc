export interface PriceColumn {
  id: string;
  label: string;
}

/** A price that counts from a later moment on; null takes the price away then. */
export interface ComingPrice {
  price: string | null;
  effectiveFrom: string;
}

/** A product with one price a column. */
export interface PriceRow {
  id: number;
  name: string;
  sku: string;
  /** What counts where the column has no price. */
  basePrice: string | null;
  prices: Readonly<Record<string, string | null>>;
  coming: Readonly<Record<string, ComingPrice>>;
  /** What is wrong with a price that counts, in words. */
  warnings?: Readonly<Record<string, string>>;
}
