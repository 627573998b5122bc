import type { RecallResponse } from '@/api/generated';

/** How far a lot has spread. */
export function recallSums(rows: readonly Pick<RecallResponse, 'customerId' | 'pieces'>[]) {
  return {
    pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
    orders: rows.length,
    buyers: new Set(rows.map(({ customerId }) => customerId)).size,
  };
}
