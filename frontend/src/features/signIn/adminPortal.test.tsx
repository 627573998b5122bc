import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { onPost, problem, server } from '@/testing/server';
import { field, fill, findToast, heading, visit } from '@/testing/visit';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const ORIGIN = window.location.origin;

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

describe('the admin portal', () => {
  const values = {
    'First name': 'Ada',
    'Last name': 'Min',
    Username: 'ada',
    Email: 'ada@example.com',
    Password: 'correct-horse',
    'Confirm password': 'correct-horse',
  };
  async function signUp(changes: Record<string, string> = {}) {
    const view = visit('/login');
    await heading('Admin portal');
    fireEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(screen.getByText(/Only ONE admin account is allowed per system/)).toBeInTheDocument();
    fill({ ...values, ...changes });
    press('Create admin account');
    return view;
  }

  it('creates the admin and comes back with the name', async () => {
    const calls = record('/api/admin/register', () =>
      HttpResponse.json({ user: {} }, { status: 201 }),
    );
    await signUp();
    expect(await findToast('Registration Successful!')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    expect(field('Username')).toHaveValue('ada');
    expect(calls).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Min',
        username: 'ada',
        email: 'ada@example.com',
        password: 'correct-horse',
        role: 'admin',
      },
    ]);
  });

  it('asks for the setup code when the server does', async () => {
    const asked = 'Enter the setup code that the server printed when it started.';
    const calls = record('/api/admin/register', () => problem(422, asked, { setupCode: asked }));
    await signUp();
    expect(await screen.findAllByText(asked)).not.toHaveLength(0);
    fill({ 'Setup code': 'ABCD-EFGH' });
    press('Create admin account');
    await waitFor(() => expect(calls[1]).toMatchObject({ setupCode: 'ABCD-EFGH' }));
  });

  it('refuses passwords that differ or are short', async () => {
    const { unmount } = await signUp({ 'Confirm password': 'another' });
    expect(await findToast('Password Mismatch')).toBeInTheDocument();
    unmount();
    await signUp({ Password: 'nine-long', 'Confirm password': 'nine-long' });
    expect(await findToast('Weak Password')).toBeInTheDocument();
    expect(screen.getByText('Password must be at least 10 characters long.')).toBeInTheDocument();
  });

  it('fails in the words of the page', async () => {
    record('/api/admin/register', () => new HttpResponse(null, { status: 500 }) as never);
    await signUp();
    expect(await findToast('Registration Failed')).toBeInTheDocument();
    expect(
      screen.getByText('Failed to create admin account. Please try again.'),
    ).toBeInTheDocument();
  });
});
