import { readFileSync } from 'node:fs';
import { writeFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';

/** Asked of every guest, as soon as the settings are there. */
const AGE_DIALOG = 'areas/public/AgeDialog.tsx';
/** The place of the page's products in a first view; the server fills it. */
const PRODUCTS = '{{products}}';

/** The English text of a key, as a page's own messages have it. */
function textOf(messages: string, key: string): string {
  const file = readFileSync(new URL(`../src/${messages}`, import.meta.url), 'utf8');
  const text = new RegExp(`\\b${key}:\\s*'([^'\\\\<&]*)'`).exec(file)?.[1];
  if (text === undefined) throw new Error(`${messages} has no plain text ${key}`);
  return text;
}

function titled(of: string, messages: string, title: string, words: string, rest = ''): string {
  const [heading, text] = [textOf(messages, title), textOf(messages, words)];
  return `<div class="${of}"><b>${heading}</b><p>${text}</p>${rest}</div>`;
}

const HOME = 'areas/public/home/messages.ts';
const SHOP = 'features/products/shop/messages.ts';

/**
 * The pages that most visitors begin with: the pattern of the address, the module that the page is in, and its first view
 * (firstView.css), in which the title is no heading, since the page brings its own.
 */
const PAGES: Readonly<Record<string, { page: string; view: string }>> = {
  '/': {
    page: 'areas/public/home/HomePage.tsx',
    view: titled('hero', HOME, 'heroTitle', 'heroText'),
  },
  '/products': {
    page: 'features/products/shop/ProductsPage.tsx',
    view: titled('catalogue', SHOP, 'productsTitle', 'productsText', `<div>${PRODUCTS}</div>`),
  },
  '/products/:productId': {
    page: 'features/products/shop/ProductPage.tsx',
    view: `<div class="product">${PRODUCTS}</div>`,
  },
};

const STYLES = readFileSync(new URL('./firstView.css', import.meta.url), 'utf8')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,>]) ?/g, '$1')
  .replaceAll(': ', ':');

/** The first view with its styles, but for those of other views. */
function withStyles(view: string): string {
  const own = /^<div class="(\w+)">/.exec(view)?.[1];
  const styles = STYLES.replace(/[^{}]+\{[^{}]*\}/g, (rule) => {
    const of = /#first-view \.(\w+)/.exec(rule)?.[1];
    return of === undefined || of === own ? rule : '';
  });
  return `<style nonce="__CSP_NONCE__">${styles.trim()}</style>${view}`;
}

type Chunk = Rolldown.OutputChunk;

/** A file with all that it imports, itself first. */
export function withImports(start: Chunk, chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const files = new Set([start.fileName]);
  for (const file of files) chunks.get(file)?.imports.forEach((next) => files.add(next));
  return files;
}

/**
 * Writes what a guest sees first of each of these pages, and which scripts it needs beside those that the start page names,
 * where the server reads it and no address leads. The server names the scripts in the head, so that they arrive together
 * and not one after the other, and draws the first view, which is there long before they are.
 */
export function firstViews(): Plugin {
  return {
    name: 'first-views',
    apply: 'build',
    generateBundle(_options, bundle) {
      const list = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunks = new Map(list.map((chunk) => [chunk.fileName, chunk]));
      const entry = list.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('the build has no entry');
      const named = withImports(entry, chunks);
      const scriptsOf = (module: string) => {
        const holds = ({ moduleIds }: Chunk) =>
          moduleIds.some((id) => id.endsWith(`/src/${module}`));
        const start = list.find(holds);
        if (!start) throw new Error(`no script holds ${module}`);
        return [...withImports(start, chunks)].filter((file) => !named.has(file));
      };
      const views = Object.entries(PAGES).map(([pattern, { page, view }]) => {
        const scripts = [...new Set([page, AGE_DIALOG].flatMap(scriptsOf))];
        return [pattern, { scripts, html: withStyles(view) }];
      });
      const source = JSON.stringify(Object.fromEntries(views));
      this.emitFile({ type: 'asset', fileName: '.vite/first-views.json', source });
    },
  };
}

interface Styled {
  viteMetadata?: { importedCss: Set<string> };
}

/**
 * Lets the browser paint before it runs the app: the few styles stand in the page itself, and the entry is asked for but
 * not run; `scheme.js` runs it, after the first view where there is one, whose pictures come before the scripts.
 */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const styles = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/.exec(html);
        const entry = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/.exec(html);
        const file = bundle[styles?.[1] ?? ''];
        if (!styles || !entry || file?.type !== 'asset')
          throw new Error('the start page has no entry or no styles');
        // No part asks for what the page has already.
        delete bundle[file.fileName];
        for (const chunk of Object.values(bundle) as Styled[])
          chunk.viteMetadata?.importedCss.clear();
        return html
          .replace(/<!-- .*? -->/g, '')
          .replace(/\s*\n\s*/g, '\n')
          .replace(styles[0], () => `<style>${file.source.toString().trim()}</style>`)
          .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low" data-shared')
          .replace(
            entry[0],
            `<link rel="modulepreload" fetchpriority="low" crossorigin href="${entry[1]}" data-entry>`,
          );
      },
    },
    async writeBundle({ dir = '' }) {
      const file = path.join(dir, 'scheme.js');
      const { code } = await minify('scheme.js', await readFile(file, 'utf8'));
      await writeFile(file, code);
    },
  };
}
