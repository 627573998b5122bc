import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A namespace, and the file whose English texts it names. */
export interface Namespace {
  name: string;
  file: string;
  /** With what it is loaded: the first page, any other page, or the pages of one table of routes (`public/legal`). */
  part: 'first' | 'shared' | (string & {});
}

/** What the public home says, with what it loads when somebody touches it. Few texts, so that it is there soon. */
export const FIRST: readonly string[] = [
  'age',
  'app',
  'cartLines',
  'common',
  'dates',
  'feedback',
  'home',
  'language',
  'notices',
  'products',
  'server',
  'sizes',
  'theme',
];
const DEFINED = /defineMessages\(\s*'([^']*)'/g;
const IMPORTED = /\b(?:from|import)\s*\(?\s*'((?:@\/|\.)[^']*)'/g;
/** Types are gone when a page runs. */
const TYPES = /\b(?:import|export) type [^;]*;/g;
const ENTRY = 'app/main.tsx';
const TABLE = /^areas\/(.*)\/routes\.tsx$/;

type Sources = ReadonlyMap<string, string>;

/** Our own files below `src` by their names, without tests. */
function read(src: string): Sources {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(src, file), 'utf8')]));
}

/** The files that a file loads, now or on demand. */
function importsOf(file: string, sources: Sources): string[] {
  const text = (sources.get(file) ?? '').replace(TYPES, '');
  return [...text.matchAll(IMPORTED)].flatMap(([, name = '']) => {
    const target = name.startsWith('@/')
      ? name.slice(2)
      : path.posix.join(path.posix.dirname(file), name);
    const ends = ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end);
    return ends.find((one) => sources.has(one)) ?? [];
  });
}

/** Everything that is loaded from a file on; an area has its texts from its own table of routes. */
function reachedFrom(start: string, sources: Sources): Set<string> {
  const seen = new Set([start]);
  for (const file of seen)
    for (const next of importsOf(file, sources))
      if (!next.startsWith('areas/') || !file.startsWith('app/')) seen.add(next);
  return seen;
}

/** By its file, what needs the texts: the entry, or tables of routes (`public/legal`). */
function readers(sources: Sources): (file: string) => string[] {
  const tables = [...sources.keys()].filter((file) => TABLE.test(file));
  const all = [ENTRY, ...tables].map((start) => [start, reachedFrom(start, sources)] as const);
  return (file) => all.filter(([, seen]) => seen.has(file)).map(([start]) => start);
}

/** Every namespace that some file below `src` defines. What more than one table of routes shows, all pages share. */
export function namespaces(src: string): Namespace[] {
  const sources = read(src);
  const readersOf = readers(sources);
  const partOf = (name: string, file: string): string => {
    if (FIRST.includes(name)) return 'first';
    const [reader = '', ...others] = readersOf(file);
    return others.length === 0 ? (TABLE.exec(reader)?.[1] ?? 'shared') : 'shared';
  };
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(DEFINED)].map(([, name = '']) => ({
      name,
      file: path.join(src, file),
      part: partOf(name, file),
    })),
  );
}

const PREFIX = 'virtual:texts/';
const RESOLVED = `\0${PREFIX}`;

/** A module whose default export has the texts of the namespaces by their names. */
function texts(src: string, language: string, wanted: readonly Namespace[]): string {
  const names = wanted
    .map(({ name }) => name)
    .filter((name) => existsSync(path.join(src, 'languages', language, `${name}.ts`)));
  const imports = names.map(
    (name, at) => `import t${at} from '@/languages/${language}/${name}.ts';`,
  );
  const entries = names.map((name, at) => `${JSON.stringify(name)}: t${at}`);
  return [...imports, `export default { ${entries.join(', ')} };`].join('\n');
}

/** What the first texts of a language export besides: how the other parts are loaded. */
function otherParts(language: string, all: readonly Namespace[]): string {
  const names = [...new Set(all.map(({ part }) => part))].filter((part) => part !== 'first');
  const entries = names.map((name) => `'${name}': () => import('${PREFIX}${language}/${name}')`);
  return `export const parts = { ${entries.join(', ')} };`;
}

/**
 * `virtual:texts/<language>` has the first texts of a language, `virtual:texts/<language>/<part>` the shared ones or those
 * of a table of routes: three files for a page instead of one for each namespace, and nothing of them where English is read.
 */
export function languageTexts(src: string): Plugin {
  let known: Namespace[] | undefined;
  const changed = () => {
    known = undefined;
  };
  return {
    name: 'language-texts',
    buildStart: changed,
    watchChange: changed,
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const [language = '', ...rest] = id.slice(RESOLVED.length).split('/');
      const part = rest.join('/') || 'first';
      const all = (known ??= namespaces(src));
      const own = texts(
        src,
        language,
        all.filter((one) => one.part === part),
      );
      return part === 'first' ? `${own}\n${otherParts(language, all)}` : own;
    },
  };
}
