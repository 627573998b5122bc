import type { RouteObject } from 'react-router-dom';
import { addTranslations, type Messages } from '@/lib/i18n';
import { language, type Language } from '@/lib/language';

type Catalogues = Readonly<Record<string, Messages>>;
interface LanguageTexts {
  /** The shared texts, by their namespaces. */
  default: Catalogues;
  /** How the texts of each feature are loaded. */
  features: Readonly<Record<string, () => Promise<{ default: Catalogues }>>>;
}

/** The languages that stand in `src/languages`; `vite/texts.ts` makes these modules of them. */
const TEXTS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LanguageTexts>>> = {
  ms: () => import('virtual:texts/ms'),
  zh: () => import('virtual:texts/zh'),
  th: () => import('virtual:texts/th'),
};

let shared: Promise<LanguageTexts['features']> | undefined;

async function readShared(of: Exclude<Language, 'en'>): Promise<LanguageTexts['features']> {
  const texts = await TEXTS[of]();
  addTranslations(texts.default);
  return texts.features;
}

/** Loads what all pages say, and what the pages of a feature say; nothing where English is read. */
async function load(feature?: string): Promise<void> {
  if (language === 'en') return;
  shared ??= readShared(language);
  const own = feature && (await shared)[feature];
  if (own) addTranslations((await own()).default);
  await shared;
}

/** Waits for the texts; a page whose texts cannot be loaded is shown in English rather than not at all. */
export async function textsOf(feature?: string): Promise<void> {
  try {
    await load(feature);
  } catch (error) {
    shared = undefined;
    console.error('The texts of this language could not be loaded.', error);
  }
}

/** Lets the pages of a feature wait for their texts before their code runs, some of which names things at once. */
export function withTexts(feature: string | undefined, routes: RouteObject[] = []): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const waiting =
      typeof lazy === 'function' ? { lazy: () => textsOf(feature).then(() => lazy()) } : {};
    const below = children ? { children: withTexts(feature, children) } : {};
    return { ...route, ...waiting, ...below } as RouteObject;
  });
}
