import type { Plugin, Rolldown } from 'vite';

/** Asked of every guest, as soon as the settings are there. */
const AGE_DIALOG = 'areas/public/AgeDialog.tsx';
/** The pages that most visitors begin with: the pattern of the address, and the module that the page is in. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'areas/public/home/HomePage.tsx',
  '/products': 'features/products/shop/ProductsPage.tsx',
  '/products/:productId': 'features/products/shop/ProductPage.tsx',
};

type Chunk = Rolldown.OutputChunk;

/** A file with all that it imports, itself first. */
export function withImports(start: Chunk, chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const files = new Set([start.fileName]);
  for (const file of files) chunks.get(file)?.imports.forEach((next) => files.add(next));
  return files;
}

/**
 * Writes which scripts each of these pages needs beside those that the start page names, where the server reads it and no
 * address leads. The server names them in the head, so that they arrive together and not one after the other.
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
      const scripts = Object.entries(PAGES).map(([pattern, page]) => [
        pattern,
        [...new Set([page, AGE_DIALOG].flatMap(scriptsOf))],
      ]);
      const source = JSON.stringify(Object.fromEntries(scripts));
      this.emitFile({ type: 'asset', fileName: '.vite/first-views.json', source });
    },
  };
}
