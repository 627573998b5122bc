/** An order that was finished here, and where it stood in the queue. */
export interface Done<T> {
  order: T;
  at: number;
}

export interface Row<T> {
  order: T;
  isDone: boolean;
}

/**
 * The queue as it is shown: what was finished here has left the server's list, and stays where it stood, locked,
 * until somebody turns to another list.
 */
export function withDone<T extends { id: number }>(
  waiting: readonly T[],
  done: readonly Done<T>[],
): Row<T>[] {
  const rows = waiting
    .filter(({ id }) => !done.some(({ order }) => order.id === id))
    .map((order) => ({ order, isDone: false }));
  for (const { order, at } of done.toSorted((one, other) => one.at - other.at))
    rows.splice(at, 0, { order, isDone: true });
  return rows;
}
