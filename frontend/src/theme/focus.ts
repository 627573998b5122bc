import type { Theme } from '@mui/material/styles';

/** The custom property that names the colour of the focus ring, for parts whose ground the accent does not stand out on. */
export const FOCUS_COLOR = '--focus-color';

/** Where the keyboard is. What has a ground of its own, such as a hero, names a colour that stands out on it. */
export const ring = (theme: Theme) => ({
  outline: `2px solid var(${FOCUS_COLOR}, ${theme.vars?.palette.primary.main})`,
  outlineOffset: 2,
});

/** The dark ground of heroes and banners, with its text and a focus ring that stands out on it. */
export const HERO_GROUND = {
  bgcolor: 'surface.hero',
  color: 'surface.onHero',
  [FOCUS_COLOR]: (theme: Theme) => theme.vars?.palette.surface.onHero,
} as const;
