import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { userKnown } from '@/access/session';
import { Providers } from '@/app/Providers';
import { discover, routes } from '@/app/routes';
import { Routed } from '@/lib/hooks/Routed';
import { makeStore } from '@/app/store';
import { onGet, server } from './server';
import { user } from './users';

/** Opens the whole app at an address, for a guest or for somebody of a role. */
export function visit(at: string, role?: string) {
  const store = makeStore();
  const person = role ? user({ role }) : undefined;
  if (person) {
    server.use(onGet('/api/auth/me', { ...person }));
    store.dispatch(userKnown(person));
  }
  const router = createMemoryRouter(routes(), {
    initialEntries: [at],
    patchRoutesOnNavigation: discover(),
  });
  const view = render(
    <Providers store={store}>
      <Routed router={router} />
    </Providers>,
  );
  return { ...view, store, router };
}

/** The first look at a page waits for its file. */
export const PATIENCE = { timeout: 10_000 };

export const heading = (name: string | RegExp) =>
  screen.findByRole('heading', { name, level: 1 }, PATIENCE);

/** Opens the menu of a row and does something with it; it says which row by what names it. */
export async function chooseInRow(row: string, action: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${row}` }, PATIENCE));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** A field by its label, with or without the star of a required one. */
export function field(label: string) {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${escaped}\\s*\\*?$`));
}

/** Fills fields by their labels, faster than typing; a value for a choice selects it. */
export function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(field(label), { target: { value } });
}

/** Waits for a toast (or another message) with these words. */
export const findToast = (words: string | RegExp) => screen.findByText(words, undefined, PATIENCE);
