import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { LANGUAGE_KEY } from '@/lib/storage';
import { problem, server } from '@/testing/server';
import { baseApi, serializeParams, toRequestBody } from './base';
import { nextCursor, toPage } from '@/lib/server/page';

const probe = baseApi.injectEndpoints({
  endpoints: (build) => ({ probe: build.query<unknown, void>({ query: () => '/api/probe' }) }),
});
const ask = () => makeStore().dispatch(probe.endpoints.probe.initiate());
const address = `${window.location.origin}/api/probe`;

it('leaves out what is not set and repeats arrays', () => {
  const params = { q: '', none: null, limit: 5, role: ['agent', 'sub-agent'] };
  expect(serializeParams(params)).toBe('limit=5&role=agent&role=sub-agent');
});

describe('toRequestBody', () => {
  it('makes a form when a file is in it', () => {
    const photo = new File(['x'], 'shop.png');
    const form = toRequestBody({ name: 'A', photos: [photo, photo], zone: null }) as FormData;
    expect(form).toBeInstanceOf(FormData);
    expect(form.getAll('photos')).toHaveLength(2);
    expect([...form.keys()]).toEqual(['name', 'photos', 'photos']);
  });

  it('leaves everything else as it is', () => {
    const body = { name: 'A', tags: ['x'] };
    expect(toRequestBody(body)).toBe(body);
  });
});

describe('queries', () => {
  it('ask once: nothing goes stale, no focus and no failure asks again', async () => {
    let calls = 0;
    const answer = (reply: () => Response) =>
      server.use(
        http.get(address, () => {
          calls += 1;
          return reply();
        }),
      );
    answer(() => HttpResponse.json({}));
    const store = makeStore();
    await store.dispatch(probe.endpoints.probe.initiate());
    window.dispatchEvent(new Event('focus'));
    await store.dispatch(probe.endpoints.probe.initiate());
    expect(calls).toBe(1);
    answer(() => problem(503, 'Busy.'));
    await ask();
    expect(calls).toBe(2);
  });
});

it('asks in the language of the page', async () => {
  localStorage.setItem(LANGUAGE_KEY, 'th');
  vi.resetModules();
  const asked: (string | null)[] = [];
  server.use(
    http.get(address, ({ request }) => {
      asked.push(request.headers.get('Accept-Language'));
      return HttpResponse.json({});
    }),
  );
  await ask();
  const { baseApi: thai } = await import('./base');
  const { makeStore: makeThai } = await import('@/app/store');
  const { probe: again } = thai.injectEndpoints({
    endpoints: (build) => ({ probe: build.query<unknown, void>({ query: () => '/api/probe' }) }),
  }).endpoints;
  await makeThai().dispatch(again.initiate());
  expect(asked).toEqual(['en', 'th']);
});

describe('failures', () => {
  it('are typed problems', async () => {
    server.use(http.get(address, () => problem(422, 'No.', { name: 'Too short.' })));
    const { error } = await ask();
    expect(error).toMatchObject({ status: 422, detail: 'No.', errors: { name: 'Too short.' } });
  });

  it('say how long to wait', async () => {
    server.use(
      http.get(address, () => {
        const refusal = problem(429, 'Too many.');
        refusal.headers.set('Retry-After', '30');
        return refusal;
      }),
    );
    expect((await ask()).error).toMatchObject({ status: 429, retryAfter: 30 });
  });

  it('of the network have status 0', async () => {
    server.use(http.get(address, () => HttpResponse.error()));
    expect((await ask()).error).toMatchObject({ status: 0, title: 'Network error' });
  });
});

describe('pages', () => {
  it('read total and next cursor from the headers', () => {
    const headers = {
      'X-Total-Count': '53',
      Link: '</api/products?limit=2&cursor=a%3D>; rel="next"',
    };
    const response = new Response(null, { headers });
    expect(toPage([1, 2], { request: new Request(address), response })).toEqual({
      items: [1, 2],
      total: 53,
      next: 'a=',
    });
  });

  it('end where there is no next link', () => {
    expect(nextCursor('</api/products>; rel="first"')).toBeNull();
    expect(toPage(['a'], undefined)).toEqual({ items: ['a'], total: 1, next: null });
  });
});
