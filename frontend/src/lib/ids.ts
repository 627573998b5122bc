/** The id that a part of an address names; 0 where it names none. */
export function idIn(part: string | null | undefined): number {
  const id = part && /^\d+$/.test(part) ? Number(part) : 0;
  return Number.isSafeInteger(id) ? id : 0;
}

/** The dealer whose store an address names; undefined for the page of dealers in general, null for no number at all. */
export function dealerOf(params: URLSearchParams): number | null | undefined {
  const given = params.get('dealer');
  if (given === null || given === '') return undefined;
  return idIn(given) || null;
}
