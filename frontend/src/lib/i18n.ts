import { useFormats } from './formats';
import { locale, once } from './language';

/**
 * Texts live in `messages.ts` beside the code that shows them, one namespace per feature or part; what they are in other
 * languages stands in `src/languages`. Keys are flat; a count picks between `key_one` and `key_other`; `{{name}}` is
 * filled in.
 *
 * This is all of it: what a translation library does beyond would cost every first load 12 kB.
 */
export type Messages = Readonly<Record<string, string>>;
type Values = Record<string, string | number>;

type Stem<K> = K extends `${infer S}_one` | `${infer S}_other` ? S : K;
/** The keys a catalogue can be asked for: a plural pair counts as one key. */
export type MessageKey<M extends Messages> = Extract<Stem<keyof M>, string>;
export type Translate<M extends Messages> = (key: MessageKey<M>, values?: Values) => string;

const plurals = once(() => new Intl.PluralRules(locale));
const english = new Map<string, Messages>();
const translated = new Map<string, Messages>();

/** Every English catalogue that was loaded so far. */
export const englishTexts: ReadonlyMap<string, Messages> = english;

/** Takes what the texts of namespaces are in the page's language; a text without one stays English. */
export function addTranslations(texts: Readonly<Record<string, Messages>>): void {
  for (const [namespace, messages] of Object.entries(texts)) translated.set(namespace, messages);
}

function find(namespace: string, key: string): string | undefined {
  return translated.get(namespace)?.[key] ?? english.get(namespace)?.[key];
}

function translate(namespace: string, key: string, values: Values = {}): string {
  const { count } = values;
  const text =
    (typeof count === 'number'
      ? find(namespace, `${key}_${plurals().select(count)}`)
      : undefined) ??
    find(namespace, key) ??
    find(namespace, `${key}_other`) ??
    key;
  return text.replace(/{{\s*(\w+)\s*}}/g, (slot, name: string) => String(values[name] ?? slot));
}

/**
 * Registers a catalogue and gives back its two readers:
 * `useText()` for components, `text()` for code outside of them.
 */
export function defineMessages<M extends Messages>(namespace: string, messages: M) {
  english.set(namespace, messages);
  const text: Translate<M> = (key, values) => translate(namespace, key, values);
  // Who reads texts also writes amounts and times, most of them.
  function useText(): Translate<M> {
    useFormats();
    return text;
  }
  return { text, useText };
}
