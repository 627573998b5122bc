import type { RouteObject } from 'react-router-dom';
import { addTranslations, type Messages } from '@/lib/i18n';
import { language, type Language } from '@/lib/language';

type Catalogues = Readonly<Record<string, Messages>>;
interface LanguageTexts {
  /** What the public home says, by namespaces. */
  default: Catalogues;
  /** How the other texts are loaded: what pages share, and what those of one table of routes say. */
  parts: Readonly<Record<string, () => Promise<{ default: Catalogues }>>>;
}

/** The languages that stand in `src/languages`; `vite/texts.ts` makes these modules of them. */
const TEXTS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LanguageTexts>>> = {
  ms: () => import('virtual:texts/ms'),
  zh: () => import('virtual:texts/zh'),
  th: () => import('virtual:texts/th'),
};

let first: Promise<LanguageTexts['parts']> | undefined;

async function readFirst(of: Exclude<Language, 'en'>): Promise<LanguageTexts['parts']> {
  const texts = await TEXTS[of]();
  addTranslations(texts.default);
  return texts.parts;
}

async function load(parts: readonly string[]): Promise<void> {
  if (language === 'en') return;
  first ??= readFirst(language);
  const ways = await first;
  const asked = parts.flatMap((part) => ways[part] ?? []).map((way) => way());
  for (const { default: own } of await Promise.all(asked)) addTranslations(own);
}

/**
 * Waits for what the public home says, and for what the pages of a table of routes say (`public/legal`); for nothing where English is read. A
 * page whose texts cannot be loaded is shown in English rather than not at all.
 */
export async function textsOf(area?: string): Promise<void> {
  try {
    await load(area ? ['shared', area] : []);
  } catch (error) {
    first = undefined;
    console.error('The texts of this language could not be loaded.', error);
  }
}

/** Lets the pages of an area wait for their texts before their code runs, some of which names things at once. */
export function withTexts(area: string | undefined, routes: RouteObject[] = []): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const waiting =
      typeof lazy === 'function' ? { lazy: () => textsOf(area).then(() => lazy()) } : {};
    const below = children ? { children: withTexts(area, children) } : {};
    return { ...route, ...waiting, ...below } as RouteObject;
  });
}
