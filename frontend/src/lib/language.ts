import { readStored, LANGUAGE_KEY, writeStored } from './storage';

/** The languages the pages speak, each by the name its speakers give it. English is what texts are written in. */
export const LANGUAGES = {
  en: 'English',
  ms: 'Bahasa Melayu',
  zh: '简体中文',
  th: 'ภาษาไทย',
} as const;

export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** How each language writes dates and numbers; Thai years are those of the papers and date fields, not Buddhist ones. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en',
  ms: 'ms-MY',
  zh: 'zh-CN',
  th: 'th-TH-u-ca-gregory',
};

/** The name of a language in an address: `?lang=ms`. */
const PARAMETER = 'lang';

function known(tag: string | null): Language | undefined {
  const code = tag?.toLowerCase().split('-')[0];
  return LANGUAGE_CODES.find((language) => language === code);
}

/** What the address asks for, which is kept; else what was chosen here before; else what the browser's owner reads. */
function wanted(): Language {
  const asked = known(new URLSearchParams(window.location.search).get(PARAMETER));
  if (asked) writeStored(LANGUAGE_KEY, asked);
  const chosen = asked ?? known(readStored(LANGUAGE_KEY));
  return chosen ?? navigator.languages.map(known).find((language) => language) ?? 'en';
}

/**
 * The language of this page, from its beginning to its end: choosing another one loads the page again, so that no text,
 * date or number that was made before stays behind.
 */
export const language: Language = wanted();

/** What `Intl` is asked with. */
export const locale: string = LOCALES[language];

/** Keeps the choice for this browser and shows the page in it. */
export function chooseLanguage(chosen: Language): void {
  writeStored(LANGUAGE_KEY, chosen);
  const address = new URL(window.location.href);
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
  window.location.reload();
}
