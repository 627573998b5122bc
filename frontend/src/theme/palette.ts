/**
 * One accent (deep teal), warm paper greys, and five tones that carry status.
 * Every pair of `fg` on `bg`, and every text on its surface, passes WCAG AA (palette.test.ts proves it).
 */
export const TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type Tone = (typeof TONES)[number];
export type TonePalette = Record<Tone, { fg: string; bg: string }>;

export const light = {
  primary: { main: '#0b5750', light: '#2f7d74', dark: '#063c37', contrastText: '#ffffff' },
  secondary: { main: '#3f4a47', light: '#5f6b68', dark: '#252d2b', contrastText: '#ffffff' },
  success: { main: '#1c6b3a', contrastText: '#ffffff' },
  warning: { main: '#8a5200', contrastText: '#ffffff' },
  error: { main: '#b02a20', contrastText: '#ffffff' },
  info: { main: '#2a5796', contrastText: '#ffffff' },
  background: { default: '#f7f6f2', paper: '#ffffff' },
  text: { primary: '#16201e', secondary: '#52605c', disabled: '#8b9592' },
  divider: '#e3e0d8',
  surface: { sunken: '#efede6', accent: '#e1efeb', hero: '#0a3f3a', onHero: '#e4f3ee' },
  tone: {
    neutral: { fg: '#4a5653', bg: '#ecebe5' },
    info: { fg: '#24508c', bg: '#e3edf9' },
    success: { fg: '#19613a', bg: '#def1e4' },
    warning: { fg: '#7a4700', bg: '#fbecd0' },
    danger: { fg: '#a0241b', bg: '#fbe5e2' },
  } satisfies TonePalette,
};

export const dark: typeof light = {
  primary: { main: '#6fd0bd', light: '#9be3d5', dark: '#46ab98', contrastText: '#05231f' },
  secondary: { main: '#b7c2be', light: '#d5dcd9', dark: '#8d9995', contrastText: '#141a18' },
  success: { main: '#79d399', contrastText: '#06210f' },
  warning: { main: '#efb95f', contrastText: '#2a1c02' },
  error: { main: '#ff9d93', contrastText: '#360a06' },
  info: { main: '#9cc1f6', contrastText: '#0a1c36' },
  background: { default: '#0f1413', paper: '#171e1c' },
  text: { primary: '#e7ecea', secondary: '#a5b1ad', disabled: '#6d7875' },
  divider: '#2a3330',
  surface: { sunken: '#0a0e0d', accent: '#17332e', hero: '#0b332f', onHero: '#d9f0e9' },
  tone: {
    neutral: { fg: '#b9c4c0', bg: '#252e2b' },
    info: { fg: '#a6c8f8', bg: '#182a43' },
    success: { fg: '#86d9a3', bg: '#143321' },
    warning: { fg: '#f2c172', bg: '#3a2b10' },
    danger: { fg: '#ffa79e', bg: '#44201c' },
  } satisfies TonePalette,
};
