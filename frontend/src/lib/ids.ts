/** The id that a part of an address names; 0 where it names none. */
export function idIn(part: string | null | undefined): number {
  const id = part && /^\d+$/.test(part) ? Number(part) : 0;
  return Number.isSafeInteger(id) ? id : 0;
}
