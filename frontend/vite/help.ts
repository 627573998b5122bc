import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Block, HelpEntry, HelpPage, Inline } from '../src/features/help/help.ts';
import { routePatterns } from '../src/lib/routePatterns.ts';
import { wordsOf } from './words.ts';

const ROOT = '/help';
const GUIDE = `${ROOT}/integration`;
const LANGUAGES = ['en', 'ms', 'zh', 'th'] as const;

/** Where a link of a page leads; nothing: nowhere that readers of the product can go. */
type Target = (href: string) => string | undefined;

function inlines(tokens: readonly Token[] = [], target: Target): Inline[] {
  const all = tokens.flatMap((token) => inline(token, target));
  // Pieces of plain text next to each other are one.
  return all.reduce<Inline[]>((joined, piece) => {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string')
      return [...joined.slice(0, -1), last + piece];
    return [...joined, piece];
  }, []);
}

function inline(token: Token, target: Target): Inline[] {
  const within = () => inlines('tokens' in token ? token.tokens : [], target);
  switch (token.type) {
    case 'text':
      return 'tokens' in token && token.tokens ? within() : [lineOf(token.raw)];
    case 'escape':
      return [(token as Tokens.Escape).text];
    case 'br':
      return [' '];
    case 'strong':
      return [{ as: 'strong', text: within() }];
    case 'em':
      return [{ as: 'em', text: within() }];
    case 'codespan':
      return [{ as: 'code', text: (token as Tokens.Codespan).text }];
    case 'link': {
      const to = target((token as Tokens.Link).href);
      return to === undefined ? within() : [{ as: 'link', to, text: within() }];
    }
    default:
      throw new Error(`Help pages know no ${token.type}: ${token.raw}`);
  }
}

/** A line break in the source is a space, but none between letters of a script without spaces. */
const lineOf = (raw: string) =>
  raw
    .replace(/([\u3000-\u9fff\uff00-\uffef])\n(?=[\u3000-\u9fff\uff00-\uffef])/g, '$1')
    .replace(/\n/g, ' ');

const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

function blockOf(token: Token, target: Target): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading': {
      const { depth, text, tokens } = token as Tokens.Heading;
      return [{ as: 'heading', level: depth, id: idOf(text), text: inlines(tokens, target) }];
    }
    case 'text':
    case 'paragraph':
      return [{ as: 'paragraph', text: inlines((token as Tokens.Paragraph).tokens, target) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const within = items.map((item) => item.tokens.flatMap((one) => blockOf(one, target)));
      return [{ as: 'list', isOrdered: ordered, items: within }];
    }
    case 'code':
      return [{ as: 'code', text: (token as Tokens.Code).text }];
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cell = ({ tokens }: Tokens.TableCell) => inlines(tokens, target);
      return [{ as: 'table', head: header.map(cell), rows: rows.map((row) => row.map(cell)) }];
    }
    default:
      throw new Error(`Help pages know no ${token.type}: ${token.raw}`);
  }
}

/** A page of its Markdown, which begins with its title. */
export function pageOf(slug: string, markdown: string, target: Target): HelpPage {
  const [first, ...rest] = lexer(markdown).filter(({ type }) => type !== 'space');
  if (first?.type !== 'heading' || (first as Tokens.Heading).depth !== 1)
    throw new Error(`Help page ${slug} does not begin with its title.`);
  const title = (first as Tokens.Heading).text;
  return { slug, title, blocks: rest.flatMap((token) => blockOf(token, target)) };
}

const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');

export const entriesIn = (docs: string): HelpEntry[] =>
  JSON.parse(read(docs, 'help', 'pages.json')) as HelpEntry[];

/** Links between pages, and to pages of the product; any other is a mistake. */
function helpTarget(slugs: readonly string[]): Target {
  const known = new Set(routePatterns());
  return (href) => {
    const [file = '', hash] = href.split('#');
    const end = hash ? `#${hash}` : '';
    const slug = /^([\w-]+)\.md$/.exec(file)?.[1];
    if (slug && slugs.includes(slug)) return `${ROOT}/${slug}${end}`;
    const own = file.split('?')[0] ?? '';
    if (known.has(own) || file.startsWith('/swagger-ui/')) return href;
    throw new Error(`A help page links to ${href}, which is not there.`);
  };
}

/** `{menu.quickOrder}` is the word that the product has there, in the language of the page. */
export const withWords = (markdown: string, word: (name: string) => string): string =>
  markdown.replace(/\{([a-z]\w*\.[\w.-]+)\}/gi, (_, name: string) => word(name));

/** The pages in a language, in their order. */
export function helpIn(docs: string, src: string, language: string): HelpPage[] {
  const folder = path.join(docs, 'help', language);
  const slugs = entriesIn(docs).map(({ slug }) => slug);
  const strangers = readdirSync(folder).filter(
    (file) => !slugs.includes(file.replace(/\.md$/, '')),
  );
  if (strangers.length > 0) throw new Error(`pages.json does not name ${strangers.join(', ')}.`);
  const word = wordsOf(src, language);
  const target = helpTarget(slugs);
  return slugs.map((slug) => pageOf(slug, withWords(read(folder, `${slug}.md`), word), target));
}

/** The files beside the guide that it links to; each is a page. */
const EXAMPLES = /^(?:(?:curl|python|typescript)\/)?[\w-]+\.(?:sh|cgi|py|ts|csv)$/;
const exampleSlug = (file: string) => path.posix.basename(file).replace('.', '-');

const isText = (file: string) => /^[\w-]+\.md$/.test(file);

/** Links between the files of the guide, and to other sites; a file that is no page of it is a mistake. */
const guideTarget =
  (files: readonly string[]): Target =>
  (href) => {
    if (href.startsWith('https://')) return href;
    // Pages for people who work on the product itself.
    if (href.startsWith('../')) return undefined;
    const [file = '', hash] = href.split('#');
    const end = hash ? `#${hash}` : '';
    if (file === '') return end;
    if (!files.includes(file)) throw new Error(`The guide links to ${href}, which is not there.`);
    if (file === 'README.md') return GUIDE + end;
    const slug = EXAMPLES.test(file) ? exampleSlug(file) : file.replace(/\.md$/, '');
    return `${GUIDE}/${slug}${end}`;
  };

/** The guide for programs: the first page is its start, then further pages, then its examples. */
export function guideIn(docs: string): HelpPage[] {
  const folder = path.join(docs, 'integration');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const target = guideTarget(files.filter((file) => isText(file) || EXAMPLES.test(file)));
  const pages = files
    .filter((file) => isText(file) && file !== 'README.md')
    .map((file) => pageOf(file.replace(/\.md$/, ''), read(folder, file), target));
  const examples = files
    .filter((file) => EXAMPLES.test(file))
    .map((file): HelpPage => ({
      slug: exampleSlug(file),
      title: path.posix.basename(file),
      blocks: [{ as: 'code', text: read(folder, file).trimEnd() }],
    }));
  return [pageOf('', read(folder, 'README.md'), target), ...pages, ...examples];
}

/** The address of every page; the server answers 404 at any other below `/help`. */
export const helpAddresses = (docs: string): string[] => [
  ...entriesIn(docs).map(({ slug }) => `${ROOT}/${slug}`),
  ...guideIn(docs).map(({ slug }) => (slug ? `${GUIDE}/${slug}` : GUIDE)),
];

const PREFIX = 'virtual:help/';

/**
 * `virtual:help/<language>` has the pages of `docs/help` in a language, `virtual:help/integration` those of
 * `docs/integration`, `virtual:help/entries` the list of the former: what Markdown means is known when the app is built.
 */
export function helpPages(docs: string, src: string): Plugin {
  const contents: Readonly<Record<string, () => unknown>> = {
    entries: () => entriesIn(docs),
    integration: () => guideIn(docs),
    ...Object.fromEntries(LANGUAGES.map((one) => [one, () => helpIn(docs, src, one)])),
  };
  return {
    name: 'help-pages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const folders = name === 'integration' ? [name] : ['help', `help/${name}`];
      for (const folder of folders.map((one) => path.join(docs, one)))
        if (existsSync(folder))
          for (const file of readdirSync(folder, { withFileTypes: true }))
            if (file.isFile()) this.addWatchFile(path.join(folder, file.name));
      const content = contents[name];
      if (!content) throw new Error(`There is no ${id.slice(1)}.`);
      return `export default ${JSON.stringify(content())};`;
    },
  };
}
