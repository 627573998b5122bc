#!/usr/bin/env node
// Looks for every item of the specification (tests/spec/items.json): routes in the front end, calls, fields and
// parameters in openapi/openapi.json, texts and lists in the sources, constants where tests/spec/constants.json says.
// That they do what the specification says, the tests of docs/spec-coverage.md prove.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path) => readFileSync(path, 'utf8');
const items = JSON.parse(read('tests/spec/items.json'));
const constants = JSON.parse(read('tests/spec/constants.json'));
const document = JSON.parse(read('openapi/openapi.json'));

/** Sources without tests and without translations, whose texts are other languages'. */
function sources(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) {
      return /^(tests|testing|languages|testkit|bench|node_modules)$/.test(entry.name) ? [] : sources(path);
    }
    const isSource = /\.(rs|tsx?)$/.test(entry.name) && !/(\.test\.tsx?|tests\.rs|generated\.ts)$/.test(entry.name);
    return isSource ? [path] : [];
  });
}

/** A source as it is read aloud: joined lines, plain quotes, placeholders of every kind as `{}`. */
function plain(text) {
  return text
    .replace(/\\\r?\n\s*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\\(['"])/g, '$1')
    .replace(/\{\{?\w*\}?\}/g, '{}');
}

const files = [...sources('frontend/src'), ...sources('crates')].map((path) => ({ path, text: plain(read(path)) }));
const whole = files.map((file) => file.text).join('\n');
const folded = whole.toLowerCase();

const resolve = (schema) =>
  schema?.$ref ? resolve(schema.$ref.slice(2).split('/').reduce((place, name) => place[name], document)) : schema;

/** The names of all fields of a schema and what lies in it. */
function fields(schema, seen = new Set()) {
  if (!schema || seen.has(schema.$ref)) return [];
  if (schema.$ref) seen.add(schema.$ref);
  const at = resolve(schema);
  const own = Object.entries(at.properties ?? {}).flatMap(([name, inner]) => [name, ...fields(inner, seen)]);
  const parts = [...(at.allOf ?? []), ...(at.anyOf ?? []), ...(at.oneOf ?? []), ...(at.items ? [at.items] : [])];
  return [...own, ...parts.flatMap((part) => fields(part, seen))];
}

const schemas = (body) => Object.values(resolve(body)?.content ?? {}).map((content) => content.schema);
const among = (names, { name, or = [] }) => [name, ...or].some((wanted) => names.includes(wanted));
const operation = ({ method, path }) => document.paths[path]?.[method.toLowerCase()];

const said = (text, fold) => {
  const wanted = text.replace(/\{\w*\}/g, '{}');
  return fold ? folded.includes(wanted.toLowerCase()) : whole.includes(wanted);
};
const isText = ({ text, fold, or = [] }) =>
  [[text], ...or].some((parts) => parts.every((part) => said(part, fold)));

/** A list stands in one place as a whole. */
const isListed = ({ list }) => {
  const values = items.filter((item) => item.list === list).map((item) => item.value);
  const has = (text, value) => [`'${value}'`, `"${value}"`].some((word) => text.includes(word));
  return files.some(({ text }) => values.every((value) => has(text, value)));
};

const routes = ['frontend/src/lib/paths.ts', 'frontend/src/app/routes.tsx'].map(read).join('\n');
const isRoute = ({ path }) => routes.includes(`'${path.replace(/\{(\w+)\}/g, ':$1')}'`);

const isConstant = ({ id }) => {
  const places = constants[id] ?? [];
  return places.length > 0 && places.every(({ file, text }) => existsSync(file) && plain(read(file)).includes(text));
};

const found = {
  route: isRoute,
  call: (item) => operation(item) !== undefined,
  payload: (item) => among(schemas(operation(item)?.requestBody).flatMap((schema) => fields(schema)), item),
  answer: (item) =>
    Object.values(operation(item)?.responses ?? {}).some((response) =>
      schemas(response).some((schema) => among(fields(schema), item)),
    ),
  query: (item) => (operation(item)?.parameters ?? []).some(({ name }) => name === item.name),
  text: isText,
  'list-value': isListed,
  constant: isConstant,
};

const missing = items.filter((item) => !found[item.kind]?.(item));
for (const item of missing) console.error(`not found: ${JSON.stringify(item)}`);
if (missing.length > 0) process.exit(1);
console.log(`${items.length} items of the specification found`);
