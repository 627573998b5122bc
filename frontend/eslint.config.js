import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries } from './eslint/boundaries.js';

const local = { rules: { boundaries } };

/** What pages must not reach for, each with the shared part that stands in its place. */
const INSTEAD = [
  { name: '@mui/material', message: 'Import from the component: @mui/material/Button.' },
  { name: '@mui/icons-material', message: 'Import the icon: @mui/icons-material/Add.' },
  {
    name: 'react-router-dom',
    importNames: ['useSearchParams'],
    message: 'Use useAddress from @/lib/hooks/useAddress: its changes build on one another.',
  },
  { name: 'notistack', message: 'Use useToast from @/ui/toaster.' },
];

/** Words in a component: letters between tags and in what people read of an attribute; an address is none. */
const READ =
  '/^(label|title|alt|placeholder|helperText|aria-(label|description|roledescription))$/';
const LETTERS = '/^(?!https?:).*\\p{L}{2}/su';
const TEXT = 'Texts stand in messages.ts, so that they can be translated: text(…).';
const WORDS = [
  `JSXText[value=${LETTERS}]`,
  `JSXAttribute[name.name=${READ}] > Literal[value=${LETTERS}]`,
  `JSXAttribute[name.name=${READ}] > JSXExpressionContainer > Literal[value=${LETTERS}]`,
  `JSXAttribute[name.name=${READ}] > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${LETTERS}]`,
  `JSXAttribute[name.name=${READ}] > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${LETTERS}]`,
  `CallExpression[callee.object.name='toast'] > Literal[value=${LETTERS}]`,
  `CallExpression[callee.object.name='toast'] > TemplateLiteral > TemplateElement[value.raw=${LETTERS}]`,
].map((selector) => ({ selector, message: TEXT }));

const UNSAFE = {
  selector: 'ImportSpecifier[imported.name=/^UNSAFE_/]',
  message: 'React Router changes what it calls unsafe without notice.',
};
const CAST_PARAMS = {
  selector:
    'TSAsExpression > :matches(MemberExpression[property.name=/^(args|filters)$/], CallExpression[callee.property.name="get"], ObjectExpression:has(> SpreadElement > MemberExpression[property.name="args"]))',
  message: 'What an address says is read, not believed: readParams from @/lib/queryParams.',
};
/** The states of a query: QueryView shows them all, and keeps data over an error. */
const QUERY = 'Show a query by QueryView from @/ui/feedback: its data win over an error.';
const RAW_ERROR = {
  selector:
    'VariableDeclarator[init.callee.property.name=/^use\\w+Query$/] > ObjectPattern > Property[key.name=/^(error|isError)$/]',
  message: QUERY,
};

const FLOAT = {
  selector: "CallExpression[callee.name='parseFloat']",
  message: 'Money and quantities are never floats: use @/lib/money.',
};
const LOCALE = {
  selector:
    "CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/], NewExpression[callee.object.name='Intl'][callee.property.name=/Format$/] > Literal:first-child",
  message: 'Dates, counts and amounts are written by @/lib/dates, counts and money.',
};

export default tseslint.config(
  {
    ignores: ['dist', 'node_modules', 'src/api/generated.ts', 'test-results', 'playwright-report'],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked, jsxA11y.flatConfigs.strict],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { local, 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'local/boundaries': 'error',
      // `role` and `autoFocus` of our own components are not the DOM's.
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      'no-restricted-imports': ['error', { paths: INSTEAD }],
      'no-restricted-syntax': ['error', FLOAT, LOCALE, UNSAFE, ...WORDS],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'max-lines': ['error', { max: 250, skipComments: true }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['src/{features,areas,app}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [...INSTEAD, { name: '@/ui/feedback/ErrorState', message: QUERY }] },
      ],
      'no-restricted-syntax': ['error', FLOAT, LOCALE, UNSAFE, ...WORDS, RAW_ERROR, CAST_PARAMS],
    },
  },
  {
    // A browser story is read from top to bottom, like a chapter.
    files: ['e2e/*.spec.ts'],
    rules: { 'max-lines': ['error', { max: 400, skipComments: true }] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/test[A-Z]*.{ts,tsx}', 'src/testing/**'],
    rules: { 'local/boundaries': 'off', 'no-restricted-syntax': ['error', FLOAT] },
  },
  {
    files: ['src/languages/*/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Playwright's fixtures call a function named `use`, which is no hook.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        module: 'writable',
        URL: 'readonly',
        document: 'readonly',
        localStorage: 'readonly',
        window: 'readonly',
      },
    },
  },
);
