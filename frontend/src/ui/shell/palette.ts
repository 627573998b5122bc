import { createContext } from 'react';
import type { Command } from './nav';

/** Opens the palette over these pages. It hangs above all frames: one frame that follows another leaves it open. */
export const OpenPalette = createContext<(pages: Command[]) => void>(() => undefined);
