/**
 * The rule `local/boundaries`: app → features → shared parts.
 * A feature never imports another feature, a shared part never imports a feature or the app,
 * and the shared parts have an order of their own (see LAYERS). Tests and src/testing may import anything.
 */
import path from 'node:path';

/** From the innermost outwards: a folder may import itself and every folder before it. */
const LAYERS = ['lib', 'theme', 'api', 'access', 'ui', 'components', 'features', 'app'];

/** @param {string} file @param {string} root */
function place(file, root) {
  const parts = path.relative(path.join(root, 'src'), file).split(path.sep);
  return { layer: parts[0] ?? '', feature: parts[0] === 'features' ? parts[1] : undefined };
}

/** @returns {string | undefined} what is wrong with the import */
function complaint(from, to) {
  const [inner, outer] = [LAYERS.indexOf(from.layer), LAYERS.indexOf(to.layer)];
  if (inner < 0 || outer < 0) return undefined;
  if (outer > inner) return `src/${from.layer} must not import src/${to.layer}.`;
  if (from.feature && to.feature && from.feature !== to.feature)
    return `Feature '${from.feature}' must not import feature '${to.feature}'; move what both need to a shared part.`;
  return undefined;
}

export const boundaries = {
  meta: { type: 'problem', schema: [], docs: { description: 'app → features → shared parts' } },
  create(context) {
    const root = context.cwd;
    const from = place(context.filename, root);
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !/^(@\/|\.)/.test(source)) return;
      const target = source.startsWith('@/')
        ? path.join(root, 'src', source.slice(2))
        : path.resolve(path.dirname(context.filename), source);
      const message = complaint(from, place(target, root));
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
