import type { Rows } from '@/ui/conflict';

export type Group = readonly string[];

/** Stands between the words of a row. */
export const SEPARATOR = '\n';

/** A group as text; what its row is called as long as it has no other. */
export const groupKey = (group: Group): string => group.join(SEPARATOR);

/** Groups by what they are called. */
export const rowsOf = (groups: readonly Group[]): Rows =>
  Object.fromEntries(groups.map((group) => [groupKey(group), groupKey(group)]));

export const groupsFrom = (rows: Rows): string[][] =>
  Object.values(rows).map((row) => row.split(SEPARATOR));

/**
 * The groups of now under the names that they had when they were seen: a group with other words is the one that it shares
 * a word with.
 */
export function rowsLike(seen: readonly Group[], now: readonly Group[]): Rows {
  const keys = new Set(now.map(groupKey));
  const changed = seen.filter((group) => !keys.has(groupKey(group)));
  return Object.fromEntries(
    now.map((group) => {
      const old = changed.findIndex((was) => was.some((word) => group.includes(word)));
      const [was] = rowsOf(seen)[groupKey(group)] || old < 0 ? [group] : changed.splice(old, 1);
      return [groupKey(was ?? group), groupKey(group)];
    }),
  );
}
