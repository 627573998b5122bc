import { useState } from 'react';

/** The orders that were chosen; they stay chosen from page to page. */
export function useChoice() {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const choose = (id: number, on: boolean) =>
    setChosen((before) => (on ? [...before, id] : before.filter((other) => other !== id)));
  return { chosen, choose, clear: () => setChosen([]) };
}
