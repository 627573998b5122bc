/** What was bought, or sold in the dealer's store, in a period. */
export interface TradeFigures {
  orders: number;
  units: number;
  /** Sales as a seller, spend as a buyer. */
  revenue: string;
  /** What the sold pieces cost the dealer, where their prices are known. */
  cost?: string | null;
  margin?: string | null;
  average: string;
  series: readonly { start: string; orders: number; units: number; amount: string }[];
  topProducts: readonly {
    productId: number;
    name: string;
    sku: string;
    units: number;
    amount: string;
  }[];
  byStatus: readonly { status: string; orders: number }[];
}

/** From which side trade is looked at. */
export type Side = 'seller' | 'buyer';
