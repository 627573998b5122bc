import { useCallback, useSyncExternalStore } from 'react';

/**
 * Texts live in `messages.ts` beside the code that shows them, one namespace per feature.
 * Keys are flat; a count picks between `key_one` and `key_other`; `{{name}}` is filled in.
 *
 * This is all of it: what a translation library does beyond would cost every first load 12 kB.
 */
export type Messages = Readonly<Record<string, string>>;
type Values = Record<string, string | number>;

type Stem<K> = K extends `${infer S}_one` | `${infer S}_other` ? S : K;
/** The keys a catalogue can be asked for: a plural pair counts as one key. */
export type MessageKey<M extends Messages> = Extract<Stem<keyof M>, string>;
export type Translate<M extends Messages> = (key: MessageKey<M>, values?: Values) => string;

/** What every text is written in; a text without a translation stays in it. */
const LANGUAGE = 'en';

let language = LANGUAGE;
let plurals = new Intl.PluralRules(language);
const catalogues = new Map<string, Messages>();
const followers = new Set<() => void>();

const place = (of: string, namespace: string) => `${of} ${namespace}`;

/** Adds texts of a namespace in a language, over those it has. */
export function addMessages(of: string, namespace: string, messages: Messages): void {
  const key = place(of, namespace);
  catalogues.set(key, { ...catalogues.get(key), ...messages });
}

/** Turns everything on the screen into another language. */
export function setLanguage(wanted: string): void {
  language = wanted;
  plurals = new Intl.PluralRules(wanted);
  document.documentElement.lang = wanted;
  followers.forEach((changed) => changed());
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}
const readLanguage = () => language;

function find(namespace: string, key: string): string | undefined {
  const own = catalogues.get(place(language, namespace));
  return own?.[key] ?? catalogues.get(place(LANGUAGE, namespace))?.[key];
}

function translate(namespace: string, key: string, values: Values = {}): string {
  const { count } = values;
  const text =
    (typeof count === 'number' ? find(namespace, `${key}_${plurals.select(count)}`) : undefined) ??
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
  addMessages(LANGUAGE, namespace, messages);

  const text: Translate<M> = (key, values) => translate(namespace, key, values);

  function useText(): Translate<M> {
    const shown = useSyncExternalStore(follow, readLanguage);
    return useCallback(
      (key: MessageKey<M>, values?: Values) => translate(namespace, key, values),
      // A new language makes new readers, so that what is memoized by them is made anew.
      // eslint-disable-next-line react-hooks/exhaustive-deps
      [shown],
    );
  }

  return { text, useText };
}
