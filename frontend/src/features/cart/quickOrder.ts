import type { QuickOrderLine } from '@/api/generated';
import type { CartLine } from '@/lib/cart';

/** The lines that can go into the cart as they are. */
export function readyLines(lines: readonly QuickOrderLine[]): CartLine[] {
  return lines.flatMap(({ productId, tier, quantity, problem }) =>
    productId && tier && quantity && !problem ? [{ productId, tier, quantity }] : [],
  );
}

/** What stays in the box: the lines that could not be added, as they were typed. */
export function textOfProblems(lines: readonly QuickOrderLine[]): string {
  return lines
    .filter((line) => readyLines([line]).length === 0)
    .map(({ input }) => input)
    .join('\n');
}
