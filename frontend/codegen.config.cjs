// Generates src/api/generated.ts from the committed OpenAPI document: `npm run codegen`.
// The generated file is never edited by hand; src/api/enhance.ts stands beside it.

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
  schemaFile: '../openapi/openapi.json',
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
