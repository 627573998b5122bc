import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { language } from '@/lib/language';
import { networkProblem, readProblem, type Problem } from '@/lib/server/problem';
import { sendRequest } from './upload';

type Scalar = string | number | boolean | null | undefined;

function asList(value: unknown): Scalar[] {
  return (Array.isArray(value) ? value : [value]) as Scalar[];
}

/** `?a=1&b=2&b=3`: null, undefined and empty text are left out, arrays repeat their name. */
export function serializeParams(params: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of asList(value)) {
      if (one === null || one === undefined || one === '') continue;
      search.append(name, String(one));
    }
  }
  return search.toString();
}

function isBlob(value: unknown): value is Blob {
  return value instanceof Blob;
}

/** A body that carries a file travels as a form; every other one stays JSON. */
export function toRequestBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Object.getPrototypeOf(body) !== Object.prototype)
    return body;
  const entries = Object.entries(body as Record<string, unknown>);
  if (!entries.some(([, value]) => isBlob(value) || (Array.isArray(value) && value.some(isBlob))))
    return body;
  const form = new FormData();
  for (const [name, value] of entries) {
    for (const one of asList(value)) {
      if (one === null || one === undefined) continue;
      form.append(name, isBlob(one) ? one : String(one));
    }
  }
  return form;
}

/** JSON under whatever content type, text when it is none, null when there is nothing. */
async function readBody(response: Response): Promise<unknown> {
  const body = await response.text();
  if (!body) return null;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}

const send = fetchBaseQuery({
  baseUrl: window.location.origin,
  credentials: 'include',
  paramsSerializer: serializeParams,
  // The server words its sentences in the language of the page.
  prepareHeaders: (headers) => headers.set('Accept-Language', language),
  responseHandler: readBody,
  fetchFn: sendRequest,
});

/** A call as the generated endpoints make it: a header that may be left out may also be null. */
type Call = Omit<FetchArgs, 'headers'> & { headers?: Record<string, string | null | undefined> };

/** Leaves out the headers without a value; fetch would send the word "null". */
function presentHeaders(headers: Call['headers'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function asFetchArgs(call: string | Call): string | FetchArgs {
  if (typeof call === 'string') return call;
  const body = toRequestBody(call.body) as BodyInit;
  // An address that ends in a lone "?" is another one than the one that the page has asked for already (preload).
  const params = call.params && serializeParams(call.params) ? call.params : undefined;
  return { ...call, params, headers: presentHeaders(call.headers), body };
}

const baseQuery: BaseQueryFn<string | Call, unknown, Problem, object, FetchBaseQueryMeta> = async (
  args,
  api,
  extraOptions,
) => {
  const { data, error, meta } = await send(asFetchArgs(args), api, extraOptions);
  if (!error) return { data, meta };
  const problem =
    typeof error.status === 'number'
      ? readProblem(error.status, error.data, meta?.response?.headers.get('Retry-After'))
      : networkProblem();
  return { error: problem, meta };
};

/** The empty api that generated.ts fills. No retries, no refetch on focus, data never goes stale by itself. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
