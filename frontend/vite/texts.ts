import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A namespace, and the file whose English texts it names. */
export interface Namespace {
  name: string;
  file: string;
  /** With what it is loaded: the first page, any other page, or the pages of a feature. */
  part: 'first' | 'shared' | (string & {});
}

/** What the public home says, with what it loads when somebody touches it. Few texts, so that it is there soon. */
export const FIRST: readonly string[] = [
  'age',
  'app',
  'common',
  'dates',
  'home',
  'language',
  'notices',
  'products',
  'server',
  'sizes',
  'theme',
];
const DEFINED = /defineMessages\(\s*'([^']*)'/g;

function partOf(name: string, file: string): string {
  if (FIRST.includes(name)) return 'first';
  const [layer, feature = ''] = file.split(path.sep);
  return layer === 'features' ? feature : 'shared';
}

/** Every namespace that some file below `src` defines. */
export function namespaces(src: string): Namespace[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();
  return files.flatMap((file) =>
    [...readFileSync(path.join(src, file), 'utf8').matchAll(DEFINED)].map(([, name = '']) => ({
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
 * of a feature: three files for a page instead of one for each namespace, and nothing of them where English is read.
 */
export function languageTexts(src: string): Plugin {
  return {
    name: 'language-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const [language = '', part = 'first'] = id.slice(RESOLVED.length).split('/');
      const all = namespaces(src);
      const own = texts(
        src,
        language,
        all.filter((one) => one.part === part),
      );
      return part === 'first' ? `${own}\n${otherParts(language, all)}` : own;
    },
  };
}
