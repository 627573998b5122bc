import { api } from '@/api/enhance';
import type { LotResponse } from '@/api/generated';

/** As many as one answer holds; a product has far fewer lots with pieces in them. */
const MOST = 200;
const NONE: LotResponse[] = [];

/** The lots of a product that have pieces, on hold or not, in the order they expire. */
export function useProductLots(productId: number) {
  const query = { skip: productId < 1, refetchOnMountOrArgChange: true };
  const args = { productId, state: 'open', sort: 'expiry', limit: MOST } as const;
  const { currentData, error } = api.useListLotsQuery(args, query);
  return { lots: currentData?.items ?? NONE, error };
}
