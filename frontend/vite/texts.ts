import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A namespace, and the file whose English texts it names. */
export interface Namespace {
  name: string;
  file: string;
  /** The feature whose pages alone show it; else it is shared. */
  feature: string | undefined;
}

/** The home page is what most people see first: its texts come together with the shared ones. */
const FIRST = 'home';
const DEFINED = /defineMessages\(\s*'([^']*)'/g;

function featureOf(file: string): string | undefined {
  const [layer, feature] = file.split(path.sep);
  return layer === 'features' && feature !== FIRST ? feature : undefined;
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
      feature: featureOf(file),
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

/** What the shared texts of a language export besides: how the texts of each feature are loaded. */
function features(language: string, all: readonly Namespace[]): string {
  const names = [...new Set(all.flatMap(({ feature }) => feature ?? []))];
  const entries = names.map((name) => `'${name}': () => import('${PREFIX}${language}/${name}')`);
  return `export const features = { ${entries.join(', ')} };`;
}

/**
 * `virtual:texts/<language>` has the shared texts of a language, `virtual:texts/<language>/<feature>` those of a feature:
 * two files for a page instead of one for each namespace, and nothing of them where English is read.
 */
export function languageTexts(src: string): Plugin {
  return {
    name: 'language-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const [language = '', feature] = id.slice(RESOLVED.length).split('/');
      const all = namespaces(src);
      const own = texts(
        src,
        language,
        all.filter((one) => one.feature === feature),
      );
      return feature ? own : `${own}\n${features(language, all)}`;
    },
  };
}
