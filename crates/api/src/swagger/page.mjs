// The page around Swagger UI: sign-in, a filter that finds operations, examples that are filled from this instance, and
// a token that lives as long as the tab.
/* global SwaggerUIBundle */
import { onOpen } from './hint.mjs';
import { partOf } from './part.mjs';
import { refresh, start } from './person.mjs';

const TOKEN = 'tierway-token';
const SCHEME = 'token';

/** What changes who is signed in. */
const SIGNS = /\/api\/(auth\/(login|logout|warehouse-login|sessions)|test-login|view-as|users\/\d+\/view-as)/;

/** Finds words in the address, summary, description and name of an operation, and in its area. */
function filterOperations(areas, phrase) {
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text) => words.every((word) => text.toLowerCase().includes(word));
  return areas
    .map((area, name) =>
      area.update('operations', (operations) =>
        operations.filter((one) => {
          const operation = one.get('operation');
          const parts = ['operationId', 'summary', 'description'].map((part) => operation.get(part) ?? '');
          return fits([name, one.get('method'), one.get('path'), ...parts].join(' '));
        }),
      ),
    )
    .filter((area) => area.get('operations').size > 0);
}

/** Keeps the token for the tab. */
const keepToken = {
  statePlugins: {
    auth: {
      wrapActions: {
        authorize: (original) => (payload) => {
          const value = payload[SCHEME]?.value;
          if (value) sessionStorage.setItem(TOKEN, value);
          return original(payload);
        },
        logout: (original) => (payload) => {
          sessionStorage.removeItem(TOKEN);
          return original(payload);
        },
      },
      wrapSelectors: {
        // People sign in above: a browser does not let a page set the cookie of the session.
        definitionsToAuthorize: (original) => (...wish) => {
          const all = original(...wish);
          return all?.filter((one) => one.has(SCHEME));
        },
      },
    },
  },
};

/** Reads the document as the JSON it is, where Swagger UI would read it as YAML, and resolves the references of what is opened and of no more. */
const swift = {
  statePlugins: {
    spec: {
      wrapActions: {
        parseToJson: (original, { specActions }) => (text) => {
          try {
            specActions.updateJsonSpec(JSON.parse(text));
          } catch {
            original(text);
          }
        },
      },
    },
  },
  afterLoad: ({ fn }) => {
    const resolve = fn.resolveSubtree;
    fn.resolveSubtree = (document, steps, options) => resolve(partOf(document, steps), steps, options);
  },
};

const ourManner = {
  fn: { opsFilter: filterOperations },
  wrapComponents: {
    // Who may call an operation stands in its description; a lock beside it would say less.
    authorizeOperationBtn: () => () => null,
    // The head of the page says it.
    InfoContainer: () => () => null,
    ServersContainer: () => () => null,
    parameters: onOpen,
  },
};

window.ui = SwaggerUIBundle({
  url: '/api-docs/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  displayOperationId: true,
  displayRequestDuration: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [keepToken, swift, ourManner],
  responseInterceptor: (answer) => {
    if (SIGNS.test(answer.url ?? '') || answer.status === 401) void refresh();
    return answer;
  },
  onComplete: () => {
    const token = sessionStorage.getItem(TOKEN);
    if (token) window.ui.preauthorizeApiKey(SCHEME, token);
    document.querySelector('.operation-filter-input')?.setAttribute('aria-label', 'Find operations');
    document.querySelector('.operation-filter-input')?.setAttribute('placeholder', 'Find operations: stock, refund, GET orders …');
  },
});
await start();
