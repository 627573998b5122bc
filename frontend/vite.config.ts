/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from './vite/compressed.ts';
import { firstViews, paintFirst } from './vite/firstViews.ts';
import { helpPages } from './vite/help.ts';
import { routeList } from './vite/routes.ts';
import { languageTexts } from './vite/texts.ts';
import { serviceWorker } from './vite/worker.ts';

const server = process.env.TIERWAY_SERVER ?? 'http://localhost:8080';

/** Packages that every page needs: they change rarely, so they get files of their own that stay cached. */
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store)[\\/]/;

/**
 * The files of what visitors see first (e2e/weight.spec.ts). Each takes along what its modules need and no group before it
 * has; all other pages get files as they share modules.
 */
const GROUPS = [
  { name: 'framework', test: FRAMEWORK },
  { name: 'ui', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'app', tags: ['$initial' as const] },
  { name: 'overlays', test: /ui\/toaster\/ToastBar|areas\/public\/AgeDialog/ },
  { name: 'home', test: /areas\/public\/home\/HomePage/ },
  // What the list of products, a product and the grid on the home page share, with each other and with many pages.
  {
    name: 'shop',
    test: /areas\/public\/home\/FeaturedGrid|(ui\/page\/Page|features\/products\/(ClosedNotice|StockNote|shop\/messages)|ui\/feedback\/(ErrorState|QueryView)|ui\/status\/StatusChip)\.|lib\/(counts|stock|hooks\/use(Address|IdParam))\.|access\/ToSignIn|@mui\/icons-material\/Chevron(Left|Right)|@mui\/material\/(InputBase|OutlinedInput|TextareaAutosize|Radio|FormControlLabel|FormLabel|Checkbox)/,
  },
  { name: 'product', test: /features\/products\/shop\/ProductPage/ },
  { name: 'list', test: /features\/products\/shop\/(ProductsPage|SearchPage)/ },
];

/** Asks the browser for the latin subset of the font together with the scripts, not after the styles. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const file = Object.keys(context.bundle ?? {}).find((name) =>
          /inter-latin-wght-normal.*\.woff2$/.test(name),
        );
        if (!file) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', injectTo: 'head' as const, attrs: { ...attrs, href: `/${file}` } }];
      },
    },
  };
}

/**
 * Files that are not asked for together with a page or part that needs them, because the entry would have to name each of
 * them: what every page has anyway, icons, and small modules, which are asked for as soon as what imports them is there.
 */
const FOLLOWERS = new RegExp(
  '/(framework|index|rolldown-runtime|ui|[A-Z]\\w*Outlined|\\w*[mM]essages|use[A-Z]\\w+' +
    '|Add|AlertTitle|Avatar|CartContents|CartDialog|CartStates|CartTool|Check|Chevron\\w+|Close|DateTime|Dialog\\w*|Divider' +
    '|LanguageChoices|LogoTile|MenuItem|Remove|SettingsLink|StoreHeader|StoreStrip|clientErrors|contains|countries' +
    '|createChainedFunction|drafts|guards|inShell|isHostComponent|languageKeeper|liveStatus|mergeSlotProps|names|nav|ownerWindow|purchasing|roleNames' +
    '|serverCart|subjectPath)-',
);

const local = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const TESTS = ['src/**/*.test.{ts,tsx}', 'eslint/*.test.js'];
/** Test files that put something in a module's place. */
const alone = readdirSync(local('./src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(local(file), 'utf8')));

const { version } = JSON.parse(readFileSync(local('./package.json'), 'utf8')) as {
  version: string;
};

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [
    react(),
    preloadFont(),
    languageTexts(local('./src')),
    helpPages(local('../docs'), local('./src')),
    routeList(local('../docs')),
    firstViews(),
    paintFirst(),
    serviceWorker(),
    compressed(),
  ],
  resolve: { alias: { '@': local('./src') } },
  // The server puts a fresh nonce in the place of this word in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/media', '/swagger-ui', '/api-docs'].map((path) => [path, server]),
    ),
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0, // data: URLs are allowed for images only
    modulePreload: {
      resolveDependencies: (_page, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !FOLLOWERS.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: GROUPS.map((group, at) => ({ ...group, priority: GROUPS.length - at })),
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    maxWorkers: 2,
    testTimeout: 30_000,
    pool: 'threads',
    // Loading the app for each of 180 files took most of the time: files share a page and its modules, and
    // src/testing/setup.ts puts back what a test changes. A file that replaces a module has both to itself.
    projects: [
      { extends: true, test: { name: 'shared', include: TESTS, exclude: alone, isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
