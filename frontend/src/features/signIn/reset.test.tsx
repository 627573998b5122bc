import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { problem, server } from '@/testing/server';
import { fill, findToast, heading, PATIENCE, visit } from '@/testing/visit';

const ORIGIN = window.location.origin;
const DEAD = 'This link is no longer valid. Request a new one.';

function answer(path: string, reply: () => Response) {
  const calls: unknown[] = [];
  server.use(
    http.post(ORIGIN + path, async ({ request }) => {
      calls.push(await request.json());
      return reply();
    }),
  );
  return calls;
}

describe('asking for a new password', () => {
  const CALL = '/api/auth/reset-password';
  async function ask(email: string, role?: string) {
    visit('/login/agent');
    await heading('Agent sign-in');
    fireEvent.click(screen.getByRole('button', { name: /Forgot password/ }));
    const dialog = await screen.findByRole('dialog', undefined, PATIENCE);
    const [emailField, roleField] = [/^Email/, /^Role/].map((label) =>
      within(dialog).getByLabelText(label),
    );
    if (emailField) fireEvent.change(emailField, { target: { value: email } });
    if (roleField && role !== undefined) fireEvent.change(roleField, { target: { value: role } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send reset link' }));
    return dialog;
  }

  it.each([
    ['', 'agent'],
    ['lina@example.com', ''],
  ])('needs email and role: %j and %j', async (email, role) => {
    await ask(email, role);
    expect(await findToast('Missing Information')).toBeInTheDocument();
    expect(screen.getByText('Please provide both email and role.')).toBeInTheDocument();
  });

  it('sends both; the door’s role is chosen already', async () => {
    const calls = answer(CALL, () => HttpResponse.json({ message: 'ok' }));
    const dialog = await ask('lina@example.com');
    expect(await findToast('Reset Email Sent')).toBeInTheDocument();
    expect(screen.getByText(/sent to its email address and to the admin/)).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(calls).toEqual([{ email: 'lina@example.com', role: 'agent' }]);
  });

  it('fails with the server’s sentence or its own, and says how long to wait', async () => {
    answer(CALL, () => new HttpResponse(null, { status: 500 }) as never);
    const dialog = await ask('lina@example.com', 'dealer');
    expect(await findToast('Reset Failed')).toBeInTheDocument();
    expect(
      screen.getByText('Failed to send reset instructions. Please check your email and role.'),
    ).toBeInTheDocument();
    answer(CALL, () => {
      const refusal = problem(429, 'Too many requests.');
      refusal.headers.set('Retry-After', '45');
      return refusal;
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send reset link' }));
    expect(await within(dialog).findByText(/Please wait 4\d seconds/)).toBeInTheDocument();
  });
});

describe('the link of the mail', () => {
  const CALL = '/api/auth/reset-password/confirm';
  async function choose(password: string, confirmPassword = password) {
    const view = visit('/reset-password?token=abc');
    await heading('Choose a new password');
    fill({ 'New password': password, 'Confirm password': confirmPassword });
    fireEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    return view;
  }

  it('sets the password once both are equal and long enough', async () => {
    const { unmount } = await choose('correct-horse', 'correct-house');
    expect(await findToast('Password Mismatch')).toBeInTheDocument();
    unmount();
    await choose('abcde');
    expect(await findToast('Weak Password')).toBeInTheDocument();
  });

  it('leads to the sign-in of the role', async () => {
    const calls = answer(CALL, () => HttpResponse.json({ message: 'ok', role: 'sub-agent' }));
    const { router } = await choose('correct-horse');
    expect(await findToast('Password changed')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login/agent'), PATIENCE);
    expect(calls).toEqual([
      {
        token: 'abc',
        password: 'correct-horse',
        confirmPassword: 'correct-horse',
        keepPrograms: false,
      },
    ]);
  });

  it('keeps tokens and webhooks of who wants to keep them', async () => {
    const calls = answer(CALL, () => HttpResponse.json({ message: 'ok', role: 'dealer' }));
    visit('/reset-password?token=abc');
    await heading('Choose a new password');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Keep my API tokens and webhooks' }));
    fill({ 'New password': 'correct-horse', 'Confirm password': 'correct-horse' });
    fireEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await findToast('Password changed')).toBeInTheDocument();
    expect(calls).toMatchObject([{ keepPrograms: true }]);
  });

  it('that is dead says so and offers a new one', async () => {
    answer(CALL, () => problem(422, DEAD, { token: DEAD }));
    await choose('correct-horse');
    const again = await screen.findByRole('button', { name: 'Request a new link' }, PATIENCE);
    expect(screen.getAllByText(DEAD).length).toBeGreaterThan(0);
    fireEvent.click(again);
    expect(await screen.findByRole('dialog', undefined, PATIENCE)).toBeInTheDocument();
  });

  it('without a token is dead at once', async () => {
    visit('/reset-password');
    expect(await screen.findByText(DEAD, undefined, PATIENCE)).toBeInTheDocument();
  });
});
