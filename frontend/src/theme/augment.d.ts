import type { TonePalette } from './palette';

interface Surfaces {
  sunken: string;
  accent: string;
  hero: string;
  onHero: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    tone: TonePalette;
    surface: Surfaces;
  }
  interface PaletteOptions {
    tone?: TonePalette;
    surface?: Surfaces;
  }
}

import type {} from '@mui/material/themeCssVarsAugmentation';
