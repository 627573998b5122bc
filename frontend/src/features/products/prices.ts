import type { Viewer } from '@/lib/buyers';
import type { ShownProduct } from './types';

export interface PriceTag {
  label: 'dealerPrice' | 'agentPrice' | 'wholesalePrice' | 'yourPrice';
  amount: string;
}

type Reader = readonly [PriceTag['label'], (product: ShownProduct) => string | null | undefined];

const DEALER: Reader = ['dealerPrice', ({ dealerPrice }) => dealerPrice];
const AGENT: Reader = ['agentPrice', ({ agentPrice }) => agentPrice];
const WHOLESALE: Reader = ['wholesalePrice', ({ wholesalerPrice }) => wholesalerPrice];
const YOURS: Reader = ['yourPrice', ({ yourPrice }) => yourPrice];

/** Which prices a card shows to whom (specification 1 §6, extended by our product decisions). */
const SHOWN: Readonly<Record<string, readonly Reader[]>> = {
  admin: [DEALER, AGENT],
  manufacturer: [DEALER, AGENT],
  wholesaler: [WHOLESALE],
  dealer: [DEALER],
  agent: [AGENT],
  'sub-agent': [AGENT],
  customer: [YOURS],
};

/** The price lines of a card; none for guests and for staff who see no prices. */
export function priceTags(product: ShownProduct, viewer: Viewer): PriceTag[] {
  const readers = viewer ? (SHOWN[viewer.role] ?? []) : [];
  return readers.flatMap(([label, read]) => {
    const amount = read(product);
    return amount ? [{ label, amount }] : [];
  });
}
