import { useRef, type KeyboardEvent } from 'react';

const FIELD = 'input[data-count]';

/**
 * The keyboard in a list of figures: Enter and the arrow down go to the next one, the arrow up to the one before;
 * behind the last one is the field for the next scan. Alt and Delete takes the line out.
 */
export function useCountKeys(onRemove: (key: string) => void) {
  const list = useRef<HTMLDivElement>(null);
  const scan = useRef<HTMLInputElement>(null);

  const fields = () => Array.from(list.current?.querySelectorAll<HTMLInputElement>(FIELD) ?? []);
  const go = (from: HTMLInputElement, by: number) => {
    const all = fields();
    const target = all[all.indexOf(from) + by] ?? (by > 0 ? scan.current : null);
    target?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement) || target.dataset.count === undefined) return;
    if (key === 'Delete' && event.altKey) {
      go(target, 1);
      onRemove(target.dataset.count);
    } else if (key === 'Enter' || key === 'ArrowDown') go(target, 1);
    else if (key === 'ArrowUp') go(target, -1);
    else return;
    event.preventDefault();
  };
  /** Once the line is drawn. */
  const focusLine = (key: string) =>
    setTimeout(() =>
      fields()
        .find(({ dataset }) => dataset.count === key)
        ?.focus(),
    );
  return { list, scan, onKeyDown, focusLine };
}
