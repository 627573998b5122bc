import { useLayoutEffect, useState } from 'react';

/** The dialog or menu on top that is open, not one that is on its way out. */
function topmost(): HTMLElement | null {
  const open = [...document.querySelectorAll<HTMLElement>('.MuiModal-root')].filter(
    (root) =>
      root.getAttribute('aria-hidden') !== 'true' &&
      ![...root.children].some((part) => (part as HTMLElement).style.opacity === '0'),
  );
  return open.at(-1)?.querySelector<HTMLElement>('.MuiPaper-root') ?? null;
}

/**
 * Where a toast is heard and can be closed. What is open on top makes the rest of the page inert and holds the focus, so the
 * toast lies inside of it; otherwise beside the page.
 */
export function useToastHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const place = () => {
      const parent = topmost() ?? document.body;
      if (host.parentElement !== parent) parent.append(host);
      // A dialog that has just opened hides all that lay beside it.
      host.removeAttribute('aria-hidden');
    };
    place();
    const watch = new MutationObserver(place);
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['style', 'aria-hidden'],
    });
    return () => {
      watch.disconnect();
      host.remove();
    };
  }, [host]);
  return host;
}
