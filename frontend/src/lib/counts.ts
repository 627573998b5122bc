const grouped = new Intl.NumberFormat('en');

/** "1,000": a whole number as people read it. */
export function formatCount(count: number): string {
  return grouped.format(count);
}
