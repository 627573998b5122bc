import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { withImports } from './firstViews.ts';

/** What opens the app and lets somebody pick, with the modules that are loaded on demand. */
const MODULES = [
  'app/main.tsx',
  'app/areas.ts',
  'features/shell/RoleShell.tsx',
  'features/shell/DashboardShell.tsx',
  'features/shell/menus/owners.ts',
  'features/shell/menus/staff.ts',
  'features/notices/live/index.ts',
  'features/fulfilment/picking/PickingPage.tsx',
  'features/fulfilment/picking/WavePage.tsx',
  'features/fulfilment/picking/ShortDialog.tsx',
  'features/fulfilment/picking/unsent.ts',
  'ui/fields/CameraDialog.tsx',
];
/** From the public folder. */
const PUBLIC = ['/scheme.js', '/favicon.svg', '/app.webmanifest', '/icons/app-192.png'];
const FONT = /inter-latin-wght-normal.*\.woff2$/;

type Chunk = Rolldown.OutputChunk;

/** Writes the service worker (`sw.js` beside this) with the files of this build; another build is another worker. */
export function serviceWorker(): Plugin {
  const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const list = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      const chunks = new Map(list.map((chunk) => [chunk.fileName, chunk]));
      const files = new Set<string>();
      for (const module of MODULES) {
        const start = list.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(`/src/${module}`)),
        );
        if (!start) throw new Error(`no script holds ${module}`);
        withImports(start, chunks).forEach((file) => files.add(file));
      }
      Object.keys(bundle).forEach((name) => FONT.test(name) && files.add(name));
      const addresses = JSON.stringify([...[...files].sort().map((file) => `/${file}`), ...PUBLIC]);
      const hash = createHash('sha256').update(source).update(addresses);
      // Their names do not say what is in them.
      PUBLIC.forEach((file) =>
        hash.update(readFileSync(new URL(`../public${file}`, import.meta.url))),
      );
      const version = hash.digest('hex');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source
          .replace('__VERSION__', version.slice(0, 12))
          .replace("'__FILES__'", () => addresses),
      });
    },
  };
}
