import { idIn } from './ids';

/** The dealer whose store an address names; undefined for the page of dealers in general, null for no number at all. */
export function dealerOf(params: URLSearchParams): number | null | undefined {
  const given = params.get('dealer');
  if (given === null || given === '') return undefined;
  return idIn(given) || null;
}
