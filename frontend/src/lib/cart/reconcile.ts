import { lineKey, type CartLine } from './line';

/**
 * The cart that comes out when it was changed here and, meanwhile, elsewhere.
 * What was changed here since `base` stays as it is here; everything else is as it is there.
 *
 * @param base what both sides had in common
 * @param mine the cart on this screen
 * @param theirs the cart as the server has it now
 */
export function reconcile(
  base: readonly CartLine[],
  mine: readonly CartLine[],
  theirs: readonly CartLine[],
): CartLine[] {
  const before = new Map(base.map((line) => [lineKey(line), line.quantity]));
  const here = new Map(mine.map((line) => [lineKey(line), line]));
  const there = new Set(theirs.map(lineKey));
  const isTouched = (key: string) => here.get(key)?.quantity !== before.get(key);

  const kept = theirs.flatMap((line) => {
    const key = lineKey(line);
    if (!isTouched(key)) return [line];
    const own = here.get(key);
    return own ? [own] : [];
  });
  const added = mine.filter((line) => !there.has(lineKey(line)) && isTouched(lineKey(line)));
  return [...kept, ...added];
}
