import { useState, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * A row of links that is one stop of the Tab key: the arrow keys go from one to the next. `onKeyDown` belongs to what is
 * around the links, `link(index)` to each of them.
 */
export function useArrows() {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<Element>) => {
    const step = STEPS[event.key];
    if (!step) return;
    const links = [...event.currentTarget.querySelectorAll<SVGElement>('a')];
    const next = links[links.findIndex((link) => link === document.activeElement) + step];
    event.preventDefault();
    next?.focus();
  };
  const link = (index: number) => ({
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
  });
  return { onKeyDown, link };
}
