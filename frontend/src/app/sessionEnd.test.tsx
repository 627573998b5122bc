import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { RequireRole } from '@/access/guards';
import { forgetSession, signIn, signOut, userKnown, verifySession } from '@/access/session';
import { api } from '@/api/enhance';
import { PasswordField, TextField } from '@/ui/fields';
import { FormDialog, FormShell, useZodForm } from '@/ui/form';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import { onGet, onPost, problem, server } from '@/testing/server';
import { renderWithProviders } from '@/testing/render';
import { user } from '@/testing/users';
import { http } from 'msw';

const schema = z.object({ note: z.string(), password: z.string() });

function NotePage() {
  const form = useZodForm(schema, { note: '', password: '' });
  const dialog = useZodForm(schema, { note: '', password: '' });
  const [isOpen, setOpen] = useState(false);
  const [ask] = api.useLazyCountNotificationsQuery();
  const wiring = { onSubmit: () => undefined, loading: false, error: undefined };
  return (
    <>
      <FormShell form={form} submitLabel="Send" {...wiring}>
        <TextField control={form.control} name="note" label="Note" />
        <PasswordField control={form.control} name="password" label="Password" />
      </FormShell>
      <button onClick={() => setOpen(true)}>Open</button>
      <FormDialog
        form={dialog}
        submitLabel="Send"
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Remark"
        {...wiring}
      >
        <TextField control={dialog.control} name="note" label="Remark of the dialog" />
      </FormDialog>
      <button onClick={() => void ask({})}>Ask</button>
    </>
  );
}

const person = user({ role: 'dealer' });

function open() {
  const view = renderWithProviders(
    <RequireRole>
      <NotePage />
    </RequireRole>,
    { at: '/notes/4?tab=b', user: person, routes: [{ path: '*', element: <p>elsewhere</p> }] },
  );
  const dispatch = view.store.dispatch as AppDispatch;
  const comeBack = async (who = person) => {
    act(() => void dispatch(userKnown(who)));
    await act(() => view.router.navigate('/notes/4?tab=b'));
  };
  return { ...view, dispatch, comeBack };
}

async function endSession({ events }: ReturnType<typeof open>) {
  server.use(
    http.get(`${window.location.origin}/api/notifications/count`, () =>
      problem(401, 'Please sign in.'),
    ),
  );
  // The page below a dialog is hidden from the queries by role.
  await events.click(screen.getByText('Ask'));
  await screen.findByText('elsewhere');
  server.use(onGet('/api/notifications/count', { unread: 0 }));
}

it('says that the session has ended, and the door leads back to the page', async () => {
  const view = open();
  await endSession(view);
  expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
  const { pathname, search } = view.router.state.location;
  expect(pathname + search).toBe('/login/dealer?next=%2Fnotes%2F4%3Ftab%3Db');
});

it('keeps what was typed for the person who comes back, without the password', async () => {
  const view = open();
  await view.events.type(screen.getByLabelText('Note'), 'half a sen');
  await view.events.type(screen.getByLabelText('Password'), 'hunter22');
  await endSession(view);
  expect(JSON.stringify(sessionStorage)).not.toContain('hunter22');

  await view.comeBack(user({ role: 'dealer', id: 8 }));
  expect(screen.getByLabelText('Note')).toHaveValue('');
  await act(() => view.router.navigate('/other'));
  await view.comeBack();
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('half a sen'));
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByText('We restored what you typed.')).toBeInTheDocument();
});

it('keeps what was typed into a dialog, for when it is opened again', async () => {
  const view = open();
  await view.events.click(screen.getByText('Open'));
  await view.events.type(screen.getByLabelText('Remark of the dialog'), 'nearly');
  server.use(
    http.get(`${window.location.origin}/api/notifications/count`, () =>
      problem(401, 'Please sign in.'),
    ),
  );
  act(() => void view.dispatch(api.endpoints.countNotifications.initiate({})));
  await screen.findByText('elsewhere');
  await view.comeBack();
  await view.events.click(screen.getByText('Open'));
  await waitFor(() => expect(screen.getByLabelText('Remark of the dialog')).toHaveValue('nearly'));
});

it('keeps nothing of somebody who signs out, and leads nobody to their page', async () => {
  server.use(
    onPost('/api/auth/logout', null, { status: 200 }),
    onPost('/api/user-activity-log', {}, { status: 201 }),
  );
  const view = open();
  await view.events.type(screen.getByLabelText('Note'), 'private');
  await act(() => view.dispatch(signOut()));
  expect(view.router.state.location).toMatchObject({ pathname: '/', search: '' });
  expect(JSON.stringify(sessionStorage)).not.toContain('private');
});

/** A call that is answered 401 when what this gives back is called. */
function refusedLate(path: string): () => void {
  let answer: () => void = () => undefined;
  server.use(
    http.get(window.location.origin + path, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return problem(401, 'Please sign in.');
    }),
    onPost('/api/user-activity-log', {}, { status: 201 }),
  );
  return () => answer();
}

it('of a call that began before the session was opened says nothing', async () => {
  const answer = refusedLate('/api/notifications/count');
  const view = open();
  const late = view.dispatch(api.endpoints.countNotifications.initiate({}));
  await act(async () => {
    view.dispatch(forgetSession());
    view.dispatch(signIn(person));
    answer();
    await late;
  });
  expect(view.store.getState().session).toMatchObject({ user: { id: person.id }, lost: null });
  expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
});

it('is not ended by an answer to who somebody before was', async () => {
  const answer = refusedLate('/api/auth/me');
  const view = open();
  const late = view.dispatch(verifySession());
  await act(async () => {
    view.dispatch(forgetSession());
    view.dispatch(signIn(person));
    answer();
    await late;
  });
  expect(view.store.getState().session).toMatchObject({ user: { id: person.id }, lost: null });
});
