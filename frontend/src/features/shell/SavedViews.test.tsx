import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { chooseInRow, findToast } from '@/testing/visit';
import { DataTable, useTableState } from '@/ui/table';
import { SavedViewsMenu } from '@/ui/table/looks';
import { isSameView } from './ManageViews';
import SavedViews from './SavedViews';

const PATH = `${window.location.origin}/api/saved-views`;
const AT = '/orders?q=mango&cursor=c2&page=2&sort=-total';
interface Saved {
  id: number;
  list: string;
  name: string;
  query: string;
}

function Orders() {
  const table = useTableState({ filters: ['q'], defaultSort: '-created' });
  const list = {
    isLoading: false,
    isFetching: false,
    refetch: vi.fn(),
    data: { items: [{ id: 1 }], total: 1, next: null },
  };
  return (
    <SavedViewsMenu value={SavedViews}>
      <DataTable
        label="Orders"
        table={table}
        list={list}
        rowKey={({ id }) => id}
        columns={[
          { id: 'id', header: 'Number', onCard: 'title', cell: ({ id }) => id },
          { id: 'phone', header: 'Phone', cell: () => '—' },
        ]}
        filters={[{ kind: 'search', name: 'q', label: 'Search' }]}
        empty={{ title: 'No orders' }}
      />
    </SavedViewsMenu>
  );
}

/** A list with the views that a server keeps. */
function visit(kept: Saved[] = [], at = AT) {
  const views = [...kept];
  const find = (id: unknown) => views.findIndex((view) => view.id === Number(id));
  server.use(
    http.get(PATH, ({ request }) => {
      const list = new URL(request.url).searchParams.get('list');
      return HttpResponse.json(views.filter((view) => view.list === list));
    }),
    http.post(PATH, async ({ request }) => {
      const body = (await request.json()) as Omit<Saved, 'id'>;
      if (views.some(({ name }) => name === body.name))
        return problem(422, 'Please check the form.', { name: 'Taken.' });
      views.push({ id: views.length + 1, ...body });
      return HttpResponse.json(views.at(-1), { status: 201 });
    }),
    http.patch(`${PATH}/:id`, async ({ request, params }) => {
      const at = find(params.id);
      views[at] = { ...(views[at] as Saved), ...((await request.json()) as Partial<Saved>) };
      return HttpResponse.json(views[at]);
    }),
    http.delete(`${PATH}/:id`, ({ params }) => {
      views.splice(find(params.id), 1);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const view = renderWithProviders(<Orders />, { at });
  const open = async () => {
    await view.events.click(await screen.findByRole('button', { name: 'Saved views' }));
    return within(await screen.findByRole('menu'));
  };
  return { ...view, views, open, search: () => view.router.state.location.search };
}

const LATE = { id: 1, list: '/orders#', name: 'Late', query: 'q=late&hide=phone' };

it('saves filters, order and columns under a name, without the page', async () => {
  const { events, open, views } = visit([LATE]);
  await events.click((await open()).getByRole('menuitem', { name: 'Save this view…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
  await events.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  await events.type(dialog.getByLabelText(/^Name/), 'Late');
  await events.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Taken.')).toBeVisible();
  await events.type(dialog.getByLabelText(/^Name/), ' mango');
  await events.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await findToast('View saved')).toBeVisible();
  expect(views[1]).toMatchObject({ list: '/orders#', name: 'Late mango' });
  expect(isSameView(views[1]?.query ?? '', 'q=mango&sort=-total')).toBe(true);
});

it('shows a saved view, its columns too, and marks it', async () => {
  const { events, open, search } = visit([LATE]);
  expect(screen.getByRole('columnheader', { name: 'Phone' })).toBeInTheDocument();
  const choice = await (await open()).findByRole('menuitemradio', { name: 'Late' });
  expect(choice).toHaveAttribute('aria-checked', 'false');
  await events.click(choice);
  expect(search()).toBe('?q=late&hide=phone');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull());
  expect(await (await open()).findByRole('menuitemradio', { name: 'Late' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
});

it('hands on the link, and renames, replaces and deletes', async () => {
  const { events, open, views } = visit([LATE]);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  const menu = await open();
  await menu.findByRole('menuitemradio', { name: 'Late' });
  await events.click(menu.getByRole('menuitem', { name: 'Manage views…' }));
  await chooseInRow('Late', 'Copy link');
  await waitFor(() => expect(copied).toHaveBeenCalledOnce());
  expect(copied.mock.calls[0]?.[0]).toMatch(/\?q=late&hide=phone$/);
  await chooseInRow('Late', 'Rename');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Late”' }));
  await events.clear(dialog.getByLabelText(/^Name/));
  await events.type(dialog.getByLabelText(/^Name/), 'Overdue');
  await events.click(dialog.getByRole('button', { name: 'Rename' }));
  await chooseInRow('Overdue', 'Replace with the current view');
  await waitFor(() => expect(views[0]?.query).toContain('q=mango'));
  await chooseInRow('Overdue', 'Delete');
  const asked = within(await screen.findByRole('dialog', { name: 'Delete “Overdue”?' }));
  await events.click(asked.getByRole('button', { name: 'Delete' }));
  expect(await findToast('View deleted')).toBeVisible();
  expect(views).toEqual([]);
});

it('follows the columns of a link until somebody chooses others', async () => {
  const { events, search } = visit([], '/orders?hide=phone&sort=-total');
  expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull();
  await events.click(screen.getByRole('button', { name: 'Display' }));
  await events.click(await screen.findByRole('menuitemcheckbox', { name: 'Phone' }));
  await events.keyboard('{Escape}');
  expect(await screen.findByRole('columnheader', { name: 'Phone' })).toBeInTheDocument();
  expect(search()).toBe('?sort=-total');
});
