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

/** The choice that is not this page's language, of what an account or a menu names. */
export function otherLanguage(name: string | null | undefined): Language | undefined {
  const chosen = known(name ?? null);
  return chosen === language ? undefined : chosen;
}

/**
 * Keeps the language for this browser and shows a page in it, by default this one. Where the browser keeps nothing, the
 * page stays as it is: it would be loaded again and again.
 */
export function showIn(chosen: Language, path?: string): boolean {
  writeStored(LANGUAGE_KEY, chosen);
  if (readStored(LANGUAGE_KEY) !== chosen) return false;
  if (path !== undefined) {
    window.location.replace(path);
    return true;
  }
  const address = new URL(window.location.href);
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
  window.location.reload();
  return true;
}

/** What a choice must pass before it is shown. */
type Keeper = (chosen: Language) => Promise<boolean>;
let keeper: Keeper | undefined;

/** Lets the choices of a signed-in person be kept elsewhere too; gives back how to end that. */
export function keepChoices(keep: Keeper): () => void {
  keeper = keep;
  return () => {
    if (keeper === keep) keeper = undefined;
  };
}

/** Shows the pages in the chosen language, once the choice is kept. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  if (!keeper || (await keeper(chosen))) showIn(chosen);
}

/** A way to write dates or numbers, made when it is first asked for: making one takes a phone several milliseconds. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
