// What is wrong with the catalogue of one language.
import { slots } from './source.mjs';

/**
 * @param {Map<string, string[]>} said the sentences of the source, with the files they stand in
 * @param {string} json the catalogue
 */
export function complaints(said, json) {
  const catalogue = JSON.parse(json);
  const keys = Object.keys(catalogue);
  const sorted = Object.fromEntries([...keys].sort().map((key) => [key, catalogue[key]]));
  return [
    ...[...said].filter(([text]) => !Object.hasOwn(catalogue, text)).map(([text, files]) => `missing (${files[0]}): ${text}`),
    ...keys.filter((key) => !said.has(key)).map((key) => `not said any more: ${key}`),
    ...keys.filter((key) => catalogue[key].trim() === '').map((key) => `empty: ${key}`),
    ...keys
      .filter((key) => catalogue[key].trim() !== '' && slots(key).join() !== slots(catalogue[key]).join())
      .map((key) => `other slots: ${key} → ${catalogue[key]}`),
    ...(json === `${JSON.stringify(sorted, null, 2)}\n` ? [] : ['not sorted by key, or not indented by two spaces']),
  ];
}
