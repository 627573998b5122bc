import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Routed } from '@/lib/hooks/Routed';
import { server } from '@/testing/server';
import { ErrorBoundary } from '@/ui/feedback';
import { withCrashNotes } from './crashNotes';

/** What the server was told. */
let told: Record<string, string>[] = [];

beforeEach(() => {
  told = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(
    http.post(`${window.location.origin}/api/client-errors`, async ({ request }) => {
      told.push((await request.json()) as Record<string, string>);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

it('keeps the frame around a page that breaks, and leads on to the next page', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const Frame = () => (
    <>
      <nav>Navigation</nav>
      <Outlet />
    </>
  );
  const pages = [
    { path: '/broken/:id', Component: Broken },
    { path: '/lazy', lazy: () => Promise.reject(new Error('broken too')) },
    { path: '/fine', element: <p>Fine</p> },
  ];
  const routes = withCrashNotes([{ Component: Frame, children: pages }]);
  const router = createMemoryRouter(routes, { initialEntries: ['/broken/7?q=Anna'] });
  render(<Routed router={router} />);
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(screen.getByText('Navigation')).toBeInTheDocument();
  await router.navigate('/fine');
  expect(await screen.findByText('Fine')).toBeInTheDocument();
  await router.navigate('/lazy');
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(screen.getByText('Navigation')).toBeInTheDocument();
  await waitFor(() => expect(told).toHaveLength(2));
  expect(told.map(({ path, message }) => [path, message])).toEqual([
    ['/broken/:id', 'Error: broken'],
    ['/lazy', 'Error: broken too'],
  ]);
  expect(told[0]?.release).toMatch(/^\d+\.\d+\.\d+$/);
  expect(JSON.stringify(told)).not.toContain('Anna');
});

it('tries a broken part again on the next page, and reports each error once', async () => {
  window.history.replaceState(null, '', '/orders/7?q=Anna#top');
  let broken = true;
  const Part = () => {
    if (broken) throw new TypeError('no such part');
    return <p>Fine</p>;
  };
  const at = (path: string) => (
    <ErrorBoundary resetKey={path}>
      <Part />
    </ErrorBoundary>
  );
  const view = render(at('/orders/7'));
  expect(screen.getByText('Something went wrong')).toBeInTheDocument();
  view.rerender(at('/orders'));
  expect(screen.getByText('Something went wrong')).toBeInTheDocument();
  broken = false;
  view.rerender(at('/orders'));
  expect(screen.queryByText('Fine')).not.toBeInTheDocument();
  view.rerender(at('/products'));
  expect(screen.getByText('Fine')).toBeInTheDocument();
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ path: '/orders/7', message: 'TypeError: no such part' });
});

it('sends the places in our own scripts, no file that did not arrive, and few reports', async () => {
  vi.resetModules();
  const { reportError } = await import('@/lib/server/clientErrors');
  const error = new Error(`broken ${'x'.repeat(1000)}`);
  error.stack =
    'Error: Anna\n at v (https://shop.example.com/assets/Page-C9d.js:1:2045)\n at https://x.example/a.js:1:2';
  reportError(error, ' at Anna (https://shop.example.com/assets/index-Bx3.js:3:7)', '/first');
  reportError(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), null);
  reportError('no error at all', null);
  for (let more = 0; more < 20; more += 1) reportError(new Error(`more ${more}`), null, '/more');
  await waitFor(() => expect(told).toHaveLength(5));
  expect(told[0]).toMatchObject({
    path: '/first',
    stack: '/assets/Page-C9d.js:1:2045',
    componentStack: '/assets/index-Bx3.js:3:7',
  });
  expect(told[0]?.message).toHaveLength(300);
  expect(told.some(({ path }) => path !== '/first' && path !== '/more')).toBe(false);
});
