import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { endPendingSession, signOut } from '@/access/session';
import { LANGUAGE_KEY } from '@/lib/storage';
import { onPost, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { field, fill, findToast, heading, PATIENCE, visit } from '@/testing/visit';

const ORIGIN = window.location.origin;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

async function signIn(at: string) {
  const view = visit(at);
  await screen.findByRole('button', { name: 'Sign in' }, PATIENCE);
  fill({ Username: 'lina', Password: 'correct-horse' });
  press('Sign in');
  return view;
}

/** The calls that were made to a path. */
function record(path: string, answer: () => Response) {
  const calls: unknown[] = [];
  server.use(
    http.post(ORIGIN + path, async ({ request }) => {
      calls.push(await request.json());
      return answer();
    }),
    onPost('/api/user-activity-log', {}, { status: 201 }),
  );
  return calls;
}

const welcome = (changes: Parameters<typeof user>[0]) => () =>
  HttpResponse.json({ user: user(changes), message: 'Welcome' });

it('waits for a sign-out that is on its way, whose answer takes the cookie', async () => {
  const calls: string[] = [];
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((done) => (answer = done));
  const { store } = visit('/login/customer');
  await screen.findByRole('button', { name: 'Sign in' }, PATIENCE);
  server.use(http.post(`${ORIGIN}/api/auth/logout`, () => HttpResponse.error()));
  await store.dispatch(signOut());
  server.use(
    http.post(`${ORIGIN}/api/auth/logout`, async () => {
      calls.push('sign-out');
      await isAnswered;
      calls.push('answer');
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${ORIGIN}/api/auth/login`, () => {
      calls.push('sign-in');
      return HttpResponse.json({ user: user({ role: 'customer' }), message: 'Welcome' });
    }),
    onPost('/api/user-activity-log', {}, { status: 201 }),
  );
  const ending = store.dispatch(endPendingSession());
  await waitFor(() => expect(calls).toEqual(['sign-out']));
  fill({ Username: 'lina', Password: 'correct-horse' });
  press('Sign in');
  await new Promise((done) => setTimeout(done, 100));
  expect(calls).toEqual(['sign-out']);
  answer();
  await ending;
  await waitFor(() => expect(calls).toEqual(['sign-out', 'answer', 'sign-in']));
});

describe('each door', () => {
  it.each([
    ['/login/customer', 'Customer sign-in', ['/register/customer']],
    ['/login/dealer', 'Dealer sign-in', ['/register/dealer']],
    ['/login/agent', 'Agent sign-in', ['/register/agent', '/agent-referral']],
    ['/login/wholesaler', 'Wholesaler sign-in', ['/register/wholesaler']],
    ['/login/manufacturer', 'Manufacturer sign-in', ['/register/manufacturer', '/warehouse-login']],
    ['/login/employee', 'Employee sign-in', ['/register/employee']],
    ['/warehouse-login', 'Warehouse sign-in', ['/login/employee']],
  ])('%s has its title, its links and the ways out', async (path, title, links) => {
    visit(path);
    await heading(title);
    const main = screen.getByRole('main');
    for (const link of links) expect(main.querySelector(`a[href="${link}"]`)).toBeInTheDocument();
    expect(within(main).getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(within(main).getByRole('button', { name: /Forgot password/ })).toBeInTheDocument();
    expect(field('Username')).toBeRequired();
    expect(field('Password')).toBeRequired();
    expect(screen.getByRole('button', { name: 'Show password' })).toBeInTheDocument();
  });

  it('of the warehouse says whom to ask', async () => {
    visit('/warehouse-login');
    await heading('Warehouse sign-in');
    press(/Contact the warehouse manager/);
    expect(await screen.findByText(/gives you warehouse access/)).toBeInTheDocument();
  });

  it('sends nothing without a name and a password', async () => {
    visit('/login/dealer');
    await heading('Dealer sign-in');
    press('Sign in');
    expect(await screen.findByText('Enter your username.')).toBeInTheDocument();
    expect(screen.getByText('Enter your password.')).toBeInTheDocument();
  });
});

describe('signing in', () => {
  it.each([
    ['/login/dealer', { role: 'dealer' }, '/dashboard/dealer'],
    ['/login/agent', { role: 'sub-agent' }, '/dashboard/agent'],
    ['/login/wholesaler', { role: 'wholesaler' }, '/dashboard/wholesaler'],
    ['/login/manufacturer', { role: 'manufacturer' }, '/dashboard/manufacturer'],
    ['/login/employee', { role: 'employee', position: 'manager' }, '/dashboard/manager'],
    ['/login/employee', { role: 'employee', position: 'Supervisor' }, '/dashboard/supervisor'],
    ['/login/employee', { role: 'employee', position: 'Purchaser' }, '/dashboard/purchaser'],
    ['/login/employee', { role: 'employee', position: 'driver' }, '/dashboard/employee'],
  ])('at %s as %o leads to %s', async (path, person, target) => {
    const calls = record('/api/auth/login', welcome(person));
    const { router, unmount } = await signIn(path);
    expect(await findToast('Welcome back!')).toBeInTheDocument();
    await waitFor(
      () =>
        expect(router.state.navigation.location?.pathname ?? router.state.location.pathname).toBe(
          target,
        ),
      PATIENCE,
    );
    expect(calls).toEqual([
      { username: 'lina', password: 'correct-horse', portal: path.split('/').pop() },
    ]);
    unmount();
  });

  it.each([
    ['/login/dealer?next=%2Forders%2F5', { role: 'dealer' }, '/orders/5'],
    ['/login/customer?next=%2Fcart', { role: 'customer' }, '/cart'],
    [
      '/login/dealer?next=%2Fdashboard%2Fdealer%2Forders',
      { role: 'dealer' },
      '/dashboard/dealer/orders',
    ],
    // Not theirs, or not ours.
    ['/login/dealer?next=%2Fdashboard%2Fagent', { role: 'dealer' }, '/dashboard/dealer'],
    ['/login/dealer?next=%2F%2Fevil.example', { role: 'dealer' }, '/dashboard/dealer'],
  ])('at %s as %o goes on at %s', async (path, person, target) => {
    record('/api/auth/login', welcome(person));
    const { router, unmount } = await signIn(path);
    await waitFor(
      () =>
        expect((router.state.navigation.location ?? router.state.location).pathname).toBe(target),
      PATIENCE,
    );
    unmount();
  });

  it.each([
    ['/warehouse-login', '/api/auth/warehouse-login', 'warehouse'],
    ['/login/admin', '/api/test-login', 'admin'],
  ])('at %s calls %s', async (path, call, role) => {
    const calls = record(call, welcome({ role }));
    const { unmount } = await signIn(path);
    expect(await findToast('Welcome back!')).toBeInTheDocument();
    expect(calls).toEqual([{ username: 'lina', password: 'correct-horse' }]);
    unmount();
  });

  it('goes on in the language of the account', async () => {
    record('/api/auth/login', welcome({ role: 'dealer', language: 'th' }));
    await signIn('/login/dealer');
    await waitFor(() => expect(localStorage.getItem(LANGUAGE_KEY)).toBe('th'), PATIENCE);
    // The browser loads the next page, which greets nobody in the language that was left.
    expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
  });

  it('says so when the door is not theirs, and leads to the right one', async () => {
    const sentence = 'This login page is only for dealers';
    record('/api/auth/login', () =>
      HttpResponse.json({ status: 403, detail: sentence, portal: 'customer' }, { status: 403 }),
    );
    await signIn('/login/dealer?next=%2Fcart');
    expect(await findToast('Access Denied')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(new RegExp(sentence))).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Go to Customer sign-in' })).toHaveAttribute(
      'href',
      '/login/customer?next=%2Fcart',
    );
  });

  it.each([
    [401, 'Your account is waiting for approval.', 'Your account is waiting for approval.'],
    [500, '', 'Invalid credentials. Please try again.'],
  ])('after %i says %j', async (status, detail, sentence) => {
    record('/api/auth/login', () => problem(status, detail));
    await signIn('/login/customer');
    expect(await findToast('Login Failed')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText(sentence)).toBeInTheDocument();
  });

  it('says when the server cannot be reached', async () => {
    record('/api/auth/login', () => HttpResponse.error());
    await signIn('/login/customer');
    expect(await findToast('Network error. Please try again.')).toBeInTheDocument();
  });

  it.each([
    ['/login/manufacturer', '/api/auth/login'],
    ['/login/dealer', '/api/auth/login'],
    ['/warehouse-login', '/api/auth/warehouse-login'],
  ])('at %s keeps the failure on the page', async (path, call) => {
    const sentence = 'Access denied. Manufacturer credentials required.';
    record(call, () => problem(403, sentence));
    await signIn(path);
    expect(await screen.findByText('Login failed')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText(sentence)).toBeInTheDocument();
    record(call, () => HttpResponse.error());
    press('Sign in');
    expect(
      await within(screen.getByRole('main')).findByText('Network error. Please try again.'),
    ).toBeInTheDocument();
  });

  it('says how long to wait after too many tries', async () => {
    record('/api/auth/login', () => {
      const answer = problem(429, 'Too many failed attempts.');
      answer.headers.set('Retry-After', '120');
      return answer;
    });
    await signIn('/login/customer');
    expect(await screen.findByText('Please wait 2 minutes before you try again.')).toBeVisible();
  });
});
