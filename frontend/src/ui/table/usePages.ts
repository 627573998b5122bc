import { useState } from 'react';

/** The pages of a list that has no address of its own, such as one in a dialog. Feed `args` to the list hook. */
export function usePages(pageSize: number) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const cursor = trail.at(-1);
  return {
    args: { limit: pageSize, ...(cursor ? { cursor } : {}) },
    /** Counts from 1. */
    page: trail.length + 1,
    pageSize,
    next: (following: string) => setTrail([...trail, following]),
    previous: () => setTrail(trail.slice(0, -1)),
  };
}
