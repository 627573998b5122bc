import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { englishTexts, type Messages } from '@/lib/i18n';
import { LANGUAGE_CODES } from '@/lib/language';
import { namespaces } from '../../vite/texts';
import { complaints } from './complaints';

const src = path.resolve('src');
const defined = namespaces(src);
const files = import.meta.glob<{ default: Messages }>('./*/*.ts', { eager: true });

/** The namespaces a language has files for, with their texts. */
function textsOf(language: string): Map<string, Messages> {
  const own = Object.entries(files).filter(([file]) => file.startsWith(`./${language}/`));
  return new Map(own.map(([file, { default: texts }]) => [path.basename(file, '.ts'), texts]));
}

beforeAll(async () => {
  for (const { file } of defined) await import(/* @vite-ignore */ file);
}, 120_000);

describe('what makes a translation complete', () => {
  const english = {
    hello: 'Hello {{ name }}',
    found_one: '{{count}} is',
    found_other: '{{count}}',
  };

  it('is satisfied by the same keys and slots, without the singular', () => {
    const found_other = '{{count}} produk';
    expect(complaints(english, { hello: '{{name}}, helo', found_other })).toEqual([]);
  });

  it('names what is missing, empty, too much, or without its slot', () => {
    expect(complaints(english, undefined)).toEqual(['has no file']);
    expect(complaints(english, { hello: 'Helo {{nama}}', found_one: '1', more: 'x' })).toEqual([
      'hello has the slots "nama" instead of "name"',
      'found_other is missing',
      'found_one is no English key',
      'more is no English key',
    ]);
    expect(complaints(english, { hello: ' ', found_other: '{{count}}' })).toEqual([
      'hello is empty',
    ]);
  });
});

describe('namespaces', () => {
  const names = defined.map(({ name }) => name);

  it('are found, with their texts', () => {
    expect(names).toContain('common');
    expect([...englishTexts.keys()].sort()).toEqual([...names].sort());
  });

  it('have names of their own that can be names of files', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([]);
  });
});

describe.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('%s', (language) => {
  const texts = textsOf(language);

  it('has every text of every namespace', () => {
    const wrong = [...englishTexts].flatMap(([namespace, english]) =>
      complaints(english, texts.get(namespace)).map((what) => `${namespace}: ${what}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has no file that no page shows', () => {
    const names = defined.map(({ name }) => name);
    expect([...texts.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });
});
