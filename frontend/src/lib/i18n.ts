import i18next from 'i18next';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Texts live in `messages.ts` beside the code that shows them, one namespace per feature.
 * Keys are flat; a count picks between `key_one` and `key_other`.
 */
export type Messages = Readonly<Record<string, string>>;

type Stem<K> = K extends `${infer S}_one` | `${infer S}_other` ? S : K;
/** The keys a catalogue can be asked for: a plural pair counts as one key. */
export type MessageKey<M extends Messages> = Extract<Stem<keyof M>, string>;
export type Translate<M extends Messages> = (
  key: MessageKey<M>,
  values?: Record<string, string | number>,
) => string;

const LANGUAGE = 'en';

void i18next.init({
  lng: LANGUAGE,
  fallbackLng: LANGUAGE,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

// react-i18next would do the same for 6 kB of every first load.
function followLanguage(onChange: () => void): () => void {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
}
const readLanguage = () => i18next.language;

/**
 * Registers a catalogue and gives back its two readers:
 * `useText()` for components, `text()` for code outside of them.
 */
export function defineMessages<M extends Messages>(namespace: string, messages: M) {
  i18next.addResourceBundle(LANGUAGE, namespace, messages, true, true);

  const text: Translate<M> = (key, values) => i18next.t(key, { ns: namespace, ...values });

  function useText(): Translate<M> {
    const language = useSyncExternalStore(followLanguage, readLanguage);
    return useCallback(
      (key, values) => i18next.t(key, { lng: language, ns: namespace, ...values }),
      [language],
    );
  }

  return { text, useText };
}
