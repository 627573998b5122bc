import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

const ORIGIN = window.location.origin;

export const onGet = (path: string, body: JsonBodyType, init?: ResponseInit) =>
  http.get(ORIGIN + path, () => HttpResponse.json(body, init));

export const onPost = (path: string, body: JsonBodyType, init?: ResponseInit) =>
  http.post(ORIGIN + path, () => HttpResponse.json(body, init));

/** Settings that ask nobody for anything; tests of the questions put their own in the place. */
export const SETTINGS = {
  companyName: 'Tierway',
  minimumAge: 0,
  closedCountries: [] as string[],
  currencySymbol: '$',
  businessTimeZone: 'UTC',
  termsVersion: '2026-11',
  agentPlan: {
    agentRate: '0.50',
    subAgentRate: '0.50',
    basisAmount: '14.00',
    holdDays: 14,
    bonusPercent: 10,
    bonusMaximum: '100.00',
  },
};

/** The cart of somebody who has put nothing in yet. */
export const EMPTY_CART = { version: 0, count: 0, groups: [] };

/** The server of unit tests. A call that no handler answers fails the test. */
export const server = setupServer(
  onGet('/api/settings/public', SETTINGS),
  onGet('/api/cart', EMPTY_CART),
  onGet('/api/saved-carts', []),
  onGet('/api/tax', { version: 0, rounding: 'document', defaultRate: '0', classes: [], zones: [] }),
  onGet('/api/wishlist/ids', { saved: [], stockAlerts: [] }),
  http.get(`${ORIGIN}/api/users/:id/tax`, () => HttpResponse.json({ exemptions: [] })),
  onGet('/api/notifications/count', { unread: 0 }),
  onGet('/api/place-changes', []),
  onGet('/api/waiting', { items: [] }),
  onPost('/api/presence', { people: [] }),
  onGet('/api/notes', []),
  http.get(`${ORIGIN}/api/referrals/:code`, ({ params }) =>
    HttpResponse.json({ referralCode: params.code, role: 'agent' }),
  ),
);

/** A problem as the server words it. */
export function problem(
  status: number,
  detail: string,
  errors?: Record<string, string>,
  current: Record<string, string> = {},
) {
  const fields = Object.entries(errors ?? {}).map(([field, message]) => ({
    field,
    message,
    ...(field in current ? { current: current[field] } : {}),
  }));
  return HttpResponse.json(
    { type: 'about:blank', title: 'Problem', status, detail, error: detail, errors: fields },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
}

/**
 * Somebody else was faster: the first request is refused with what is there now by field, every other one is answered.
 * What was asked for is kept in `sent`.
 */
export function overtaken(
  method: 'patch' | 'put' | 'post',
  path: string,
  current: Record<string, string | null>,
  answer: JsonBodyType,
) {
  const changed = 'Somebody else has changed this meanwhile.';
  const sent: unknown[] = [];
  const handler = http[method](ORIGIN + path, async ({ request }) => {
    sent.push(await request.json());
    if (sent.length > 1) return HttpResponse.json(answer);
    const known = Object.entries(current).filter(
      (field): field is [string, string] => field[1] !== null,
    );
    const errors = Object.fromEntries(Object.keys(current).map((field) => [field, changed]));
    return problem(409, changed, errors, Object.fromEntries(known));
  });
  return { handler, sent };
}
