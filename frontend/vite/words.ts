import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

type Words = ReadonlyMap<string, string>;

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);

/** What stands below `as const` and `satisfies`. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;
}

/** The texts of `{ key: 'text', 'other.key': 'text' }`. */
function textsOf(node: ts.Expression | undefined): Words {
  const object = node && bare(node);
  if (!object || !ts.isObjectLiteralExpression(object)) return new Map();
  return new Map(
    object.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property)) return [];
      const { name, initializer } = property;
      if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return [];
      return ts.isStringLiteralLike(initializer) ? [[name.text, initializer.text] as const] : [];
    }),
  );
}

/** The English texts of each namespace that a file defines. */
function definedIn(file: string): [string, Words][] {
  const found: [string, Words][] = [];
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [name, texts] = node.arguments;
      if (node.expression.text === 'defineMessages' && name && ts.isStringLiteral(name)) {
        const named = texts && ts.isIdentifier(texts) ? constants.get(texts.text) : texts;
        found.push([name.text, textsOf(named)]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

function english(src: string): ReadonlyMap<string, Words> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(src, file));
  const defining = files.filter((file) => readFileSync(file, 'utf8').includes('defineMessages('));
  return new Map(defining.flatMap(definedIn));
}

function translated(src: string, language: string, namespace: string): Words {
  const file = path.join(src, 'languages', language, `${namespace}.ts`);
  const exported = parse(file).statements.find(ts.isExportAssignment);
  return textsOf(exported?.expression);
}

/**
 * Reads the product's own words for pages that speak of its buttons: `menu.quickOrder` is the text `quickOrder` of the
 * namespace `menu`. The files are read as they stand; nothing of them runs. A text that is not there, or that needs
 * values, is a mistake of the page.
 */
export function wordsOf(src: string, language: string): (name: string) => string {
  const known = new Map<string, Words>(language === 'en' ? english(src) : []);
  return (name) => {
    const [namespace = '', ...rest] = name.split('.');
    const texts = known.get(namespace) ?? translated(src, language, namespace);
    known.set(namespace, texts);
    const word = texts.get(rest.join('.'));
    if (word === undefined) throw new Error(`The texts of ${language} have no ${name}.`);
    if (word.includes('{{')) throw new Error(`${name} needs values: ${word}`);
    return word;
  };
}
