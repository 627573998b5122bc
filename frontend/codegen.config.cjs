// Generates src/api/generated.ts from the committed OpenAPI document: `npm run codegen`.
// The generated file is never edited by hand; src/api/enhance.ts stands beside it.

const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');

/**
 * Parts of an answer that some callers do not get are `anyOf: [the fields, nothing of them]` in the document. The pages
 * that read such fields are for those who get them, so their types have the fields.
 * @param {string} _key
 * @param {unknown} value
 */
function withParts(_key, value) {
  if (!Array.isArray(value?.allOf)) return value;
  const allOf = value.allOf.map((part) =>
    Array.isArray(part.anyOf) ? { oneOf: [part.anyOf[0], { type: 'null' }] } : part,
  );
  return { ...value, allOf };
}

// npm runs in this directory.
const document = '../.cache/openapi-for-hooks.json';
mkdirSync('../.cache', { recursive: true });
writeFileSync(
  document,
  JSON.stringify(JSON.parse(readFileSync('../openapi/openapi.json', 'utf8'), withParts)),
);

/** Operations that answer with a file (PDF, CSV, image): pages link to them instead of fetching them as JSON. */
const FILE_TYPES = ['application/pdf', 'text/csv', 'application/octet-stream', 'text/event-stream'];

/** @param {string} _name @param {{operation: {responses?: Record<string, {content?: object}>}}} definition */
function answersJson(_name, definition) {
  return !Object.entries(definition.operation.responses ?? {}).some(
    ([status, response]) =>
      status.startsWith('2') &&
      Object.keys(response.content ?? {}).some(
        (type) => FILE_TYPES.includes(type) || type.startsWith('image/'),
      ),
  );
}

module.exports = {
  schemaFile: document,
  apiFile: './src/api/base.ts',
  apiImport: 'baseApi',
  outputFile: './src/api/generated.ts',
  exportName: 'generatedApi',
  // Pages take hooks from the enhanced api (`api.useListProductsQuery`), where lists are pages.
  hooks: false,
  tag: true,
  useEnumType: false,
  filterEndpoints: answersJson,
};
