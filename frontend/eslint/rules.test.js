/** Our own rules, as eslint.config.js puts them together for each kind of file: what each refuses, and what passes beside it. */
import path from 'node:path';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { boundaries } from './boundaries.js';

const cwd = path.resolve(import.meta.dirname, '..');
const OWN = ['local/boundaries', 'no-restricted-imports', 'no-restricted-syntax'];

/** What our rules say of a text in the place of a file. */
async function complaints(file, code) {
  const { rules } = await new ESLint({ cwd }).calculateConfigForFile(file);
  const own = Object.entries(rules ?? {}).filter(([name]) => OWN.includes(name));
  const parserOptions = { ecmaFeatures: { jsx: true } };
  const config = {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser, parserOptions },
    plugins: { local: { rules: { boundaries } } },
    rules: Object.fromEntries(own),
  };
  const found = new Linter({ cwd }).verify(code, config, { filename: path.join(cwd, file) });
  return found.map(({ message }) => message);
}

const FEATURE = 'src/features/orders/OrderPage.tsx';
const TABLE = 'src/features/orders/columns.ts';
const UI = 'src/ui/page/Page.tsx';

/** By its rule: the file, what is refused there, what is said, and what passes. */
const CASES = [
  [
    'layers',
    UI,
    "import '@/features/orders';",
    /src\/ui must not import src\/features/,
    "import '@/lib/ids';",
  ],
  [
    'layers of types',
    'src/lib/ids.ts',
    "import type { A } from '../api/base';",
    /src\/lib must not/,
    "import type { A } from './money';",
  ],
  [
    'layers of what is re-exported',
    'src/theme/index.ts',
    "export * from '@/ui/page';",
    /src\/theme must not/,
    "export * from '@/lib/ids';",
  ],
  [
    'ui without server',
    UI,
    "import '@/access/session';",
    /hand it what it shows/,
    "import '@/theme/global.css';",
  ],
  ['ui that asks', UI, "void fetch('/');", /asks no server/, 'void load();'],
  ['ui that listens', UI, "new EventSource('/');", /asks no server/, 'new Date();'],
  [
    'areas',
    'src/areas/dealer/A.tsx',
    "import('@/areas/agent/B');",
    /must not import area 'agent'/,
    "import('@/areas/dealer/B');",
  ],
  [
    'features',
    FEATURE,
    "import { A } from '@/features/cart';",
    /must not import feature 'cart'/,
    "import { A } from '@/features/products';",
  ],
  [
    'index of a feature',
    FEATURE,
    "import { A } from '@/features/products/shop/A';",
    /by its index/,
    "import('@/features/products/shop/A');",
  ],
  [
    'whole libraries',
    FEATURE,
    "import { Box } from '@mui/material';",
    /Import from the component/,
    "import Box from '@mui/material/Box';",
  ],
  [
    'icons',
    TABLE,
    "import { Add } from '@mui/icons-material';",
    /Import the icon/,
    "import Add from '@mui/icons-material/Add';",
  ],
  [
    'addresses',
    TABLE,
    "import { useSearchParams } from 'react-router-dom';",
    /useAddress/,
    "import { Link } from 'react-router-dom';",
  ],
  [
    'toasts',
    UI,
    "import { useSnackbar } from 'notistack';",
    /useToast/,
    "import { useToast } from '@/ui/toaster';",
  ],
  [
    'error states',
    FEATURE,
    "import { ErrorState } from '@/ui/feedback/ErrorState';",
    /QueryView/,
    "import { QueryView } from '@/ui/feedback';",
  ],
  [
    'raw errors',
    FEATURE,
    'const { error } = api.useGetOrderQuery({ id });',
    /QueryView/,
    'const { currentData } = api.useGetOrderQuery({ id });',
  ],
  [
    'raw isError',
    FEATURE,
    'const { isError: bad } = api.useGetOrderQuery({ id });',
    /QueryView/,
    'const [save, { error }] = api.useSaveMutation();',
  ],
  [
    'cast addresses',
    FEATURE,
    'const q = table.args as Filters;',
    /readParams/,
    'const q = readParams(table.args, shape);',
  ],
  [
    'cast parameters',
    FEATURE,
    "const s = params.get('status') as Status;",
    /readParams/,
    "const s = params.get('status');",
  ],
  [
    'unsafe',
    TABLE,
    "import { UNSAFE_DataRouterContext } from 'react-router-dom';",
    /without notice/,
    "import { Outlet } from 'react-router-dom';",
  ],
  ['floats', TABLE, 'parseFloat(price);', /never floats/, 'toCents(price);'],
  [
    'floats in tests',
    'src/lib/money.test.ts',
    'parseFloat(price);',
    /never floats/,
    'price.toLocaleString();',
  ],
  ['locales', TABLE, 'day.toLocaleDateString();', /lib\/dates/, 'formatDay(day);'],
  [
    'locales of amounts',
    TABLE,
    "new Intl.NumberFormat('en');",
    /counts and money/,
    'new Intl.NumberFormat(locale);',
  ],
  ['words', FEATURE, '<p>No orders</p>;', /messages\.ts/, "<p>{text('none')}</p>;"],
  [
    'words in attributes',
    FEATURE,
    '<Field label="Price" />;',
    /messages\.ts/,
    '<Field label={text(\'price\')} name="price" />;',
  ],
  [
    'words of choices',
    FEATURE,
    "<Field label={isNew ? 'New' : ''} />;",
    /messages\.ts/,
    "<Field label={isNew ? text('new') : ''} />;",
  ],
  [
    'words in templates',
    FEATURE,
    '<Field title={`Order ${id}`} />;',
    /messages\.ts/,
    '<Field title={`#${id}`} />;',
  ],
  [
    'words of toasts',
    TABLE,
    "toast.success('Saved');",
    /messages\.ts/,
    "toast.success(text('saved'));",
  ],
  [
    'words of toasts in templates',
    TABLE,
    'toast.error(`No ${name}`);',
    /messages\.ts/,
    'toast.error(`${name}`);',
  ],
];

it.each(CASES)('%s', async (_rule, file, refused, said, fine) => {
  expect(await complaints(file, refused)).toEqual([expect.stringMatching(said)]);
  expect(await complaints(file, fine)).toEqual([]);
});

it('lets tests import what they need', async () => {
  expect(await complaints('src/lib/ids.test.ts', "import '@/app/store';")).toEqual([]);
});
