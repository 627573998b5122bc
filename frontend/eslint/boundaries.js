/**
 * The rule `local/boundaries`: what a file of `src` may import, types included.
 * Layers point one way (LAYERS), `ui` knows nothing of the server or of who is signed in, an area imports no other area,
 * and a feature imports another one only along USES and only its `index.ts`; what it loads on demand, it may name by its file.
 * Tests and src/testing may import anything.
 */
import path from 'node:path';

/** From the innermost outwards: a folder may import itself and every folder before it. */
const LAYERS = ['lib', 'theme', 'api', 'access', 'ui', 'features', 'areas', 'app'];

/** What a feature may import of the others. Whoever is not named here imports none. */
const USES = {
  account: ['activity', 'notices', 'people', 'tokens', 'webhooks'],
  activity: ['notices'],
  cart: ['addresses', 'orders', 'products'],
  fulfilment: ['activity', 'issues', 'notices', 'orders', 'stock'],
  issues: ['notices'],
  orders: ['activity', 'notices', 'products'],
  people: ['activity', 'notices', 'orders', 'system', 'tokens'],
  prices: ['people', 'products', 'store'],
  products: ['activity'],
  purchasing: ['activity', 'products'],
  quotes: ['cart', 'orders', 'products'],
  returns: ['orders'],
  search: ['help', 'notices', 'system'],
  shell: ['cart', 'notices', 'waiting'],
  stock: ['activity', 'issues', 'products'],
  store: ['people', 'products', 'stock'],
};

/** @param {string} file @param {string} root */
function place(file, root) {
  const [layer = '', part = '', rest] = path.relative(path.join(root, 'src'), file).split(path.sep);
  return { layer, part, isDeep: rest !== undefined && !/^index(\.ts)?$/.test(rest) };
}

/** @returns {string | undefined} what is wrong with the import */
function complaint(from, to, isLazy) {
  const [inner, outer] = [LAYERS.indexOf(from.layer), LAYERS.indexOf(to.layer)];
  if (inner < 0 || outer < 0) return undefined;
  if (outer > inner) return `src/${from.layer} must not import src/${to.layer}.`;
  if (from.layer === 'ui' && ['api', 'access'].includes(to.layer))
    return `src/ui must not import src/${to.layer}: hand it what it shows.`;
  if (from.layer !== to.layer || from.part === to.part) return undefined;
  if (from.layer === 'areas')
    return `Area '${from.part}' must not import area '${to.part}'; move what both need to a feature.`;
  if (from.layer !== 'features') return undefined;
  if (!USES[from.part]?.includes(to.part))
    return `Feature '${from.part}' must not import feature '${to.part}' (USES in eslint/boundaries.js).`;
  return to.isDeep && !isLazy
    ? `Import another feature by its index: @/features/${to.part}.`
    : undefined;
}

export const boundaries = {
  meta: { type: 'problem', schema: [], docs: { description: 'lib ← … ← features ← areas ← app' } },
  create(context) {
    const root = context.cwd;
    const from = place(context.filename, root);
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !/^(@\/|\.)/.test(source)) return;
      const target = source.startsWith('@/')
        ? path.join(root, 'src', source.slice(2))
        : path.resolve(path.dirname(context.filename), source);
      const message = complaint(from, place(target, root), node.type === 'ImportExpression');
      if (message) context.report({ node, message });
    };
    const listeners = {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
    if (from.layer !== 'ui') return listeners;
    const message = 'src/ui asks no server: hand it what it shows.';
    return {
      ...listeners,
      'CallExpression[callee.name="fetch"], NewExpression[callee.name=/^(XMLHttpRequest|EventSource)$/]':
        (node) => context.report({ node, message }),
    };
  },
};
