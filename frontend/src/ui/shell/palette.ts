import { createContext, useEffect, type Dispatch, type SetStateAction } from 'react';
import type { Command } from './nav';

/**
 * Opens the palette over these pages; null closes it. It hangs above all frames: one frame that follows another leaves it
 * open. Over no pages it is opened while a frame is loading, which adds its own once it is there.
 */
export const OpenPalette = createContext<Dispatch<SetStateAction<Command[] | null>>>(
  () => undefined,
);

/** Ctrl-K or ⌘-K. */
export function usePaletteKey(open: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
}
