import { language, type Language } from '@/lib/language';

/** Inter has Latin letters; Thai and Chinese ones come from the system, by the fonts each system has for them. */
const SYSTEM: Partial<Record<Language, string>> = {
  zh: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC',",
  th: "'Leelawadee UI', 'Noto Sans Thai', Thonburi, Tahoma,",
};
const FAMILY =
  `'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', ` +
  `${SYSTEM[language] ?? ''} sans-serif`;

/** Headings are tight and heavy, text is calm; sizes in rem so that the browser's own setting counts. */
const latin = {
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

/** Signs above and below the line, and signs as wide as high, need the room that Latin letters can do without. */
const ROOM = { lineHeight: 1.4, letterSpacing: 0 };
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'body1', 'overline'] as const;

function roomy(): typeof latin {
  const wider = HEADINGS.map((name) => {
    const { lineHeight } = latin[name];
    return [name, { ...latin[name], ...ROOM, lineHeight: Math.max(lineHeight, ROOM.lineHeight) }];
  });
  return { ...latin, ...(Object.fromEntries(wider) as Partial<typeof latin>) };
}

export const typography = SYSTEM[language] ? roomy() : latin;
