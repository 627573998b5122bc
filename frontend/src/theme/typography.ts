const FAMILY =
  "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";

/** Headings are tight and heavy, text is calm; sizes in rem so that the browser's own setting counts. */
export const typography = {
  fontFamily: FAMILY,
  h1: {
    fontSize: 'clamp(2.125rem, 1.5rem + 2.6vw, 3.375rem)',
    lineHeight: 1.06,
    fontWeight: 680,
    letterSpacing: '-0.032em',
  },
  h2: {
    fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)',
    lineHeight: 1.15,
    fontWeight: 660,
    letterSpacing: '-0.024em',
  },
  h3: { fontSize: '1.375rem', lineHeight: 1.25, fontWeight: 640, letterSpacing: '-0.018em' },
  h4: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 630, letterSpacing: '-0.012em' },
  h5: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 620, letterSpacing: '-0.008em' },
  h6: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 620, letterSpacing: '-0.006em' },
  subtitle1: { fontSize: '1.0625rem', lineHeight: 1.55, letterSpacing: '-0.008em' },
  subtitle2: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 600 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.6, letterSpacing: '-0.004em' },
  body2: { fontSize: '0.875rem', lineHeight: 1.55 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  overline: {
    fontSize: '0.75rem',
    lineHeight: 1.4,
    fontWeight: 620,
    letterSpacing: '0.06em',
    textTransform: 'uppercase' as const,
  },
  button: { fontSize: '0.9375rem', fontWeight: 600, textTransform: 'none' as const },
};
