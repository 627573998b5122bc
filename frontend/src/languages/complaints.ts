import type { Messages } from '@/lib/i18n';

const ONE = '_one';
const OTHER = '_other';

/** The names of the slots of a text, sorted. */
function slots(text: string): string {
  const names = [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name]) => name);
  return [...new Set(names)].sort().join(' ');
}

/** The keys a language without a plural has: of a pair `x_one` and `x_other` the latter. */
function expectedKeys(english: Messages): string[] {
  return Object.keys(english).filter(
    (key) => !(key.endsWith(ONE) && key.slice(0, -ONE.length) + OTHER in english),
  );
}

/** What is wrong with a text, as far as a machine can tell. */
function complain(key: string, english: string, text: string | undefined): string[] {
  if (text === undefined) return [`${key} is missing`];
  if (text.trim() === '') return english.trim() === '' ? [] : [`${key} is empty`];
  const [wanted, found] = [slots(english), slots(text)];
  return wanted === found ? [] : [`${key} has the slots "${found}" instead of "${wanted}"`];
}

/** What makes a translation differ from the English catalogue in more than its words. */
export function complaints(english: Messages, translated: Messages | undefined): string[] {
  if (!translated) return ['has no file'];
  const expected = expectedKeys(english);
  const unknown = Object.keys(translated).filter((key) => !expected.includes(key));
  return [
    ...expected.flatMap((key) => complain(key, english[key] ?? '', translated[key])),
    ...unknown.map((key) => `${key} is no English key`),
  ];
}
