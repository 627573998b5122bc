import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { networkProblem } from '@/lib/server/problem';
import { renderWithProviders } from '@/testing/render';
import { chooseInRow } from '@/testing/visit';
import { DataTable } from './DataTable';
import type { ListResult, RowMenu } from './types';
import { useTableState, type TableArgs } from './useTableState';

interface Row {
  id: number;
  name: string;
}
type Names = 'q' | 'status';

const rows: Row[] = [
  { id: 1, name: 'Mango' },
  { id: 2, name: 'Mint' },
];
const settled = { isLoading: false, isFetching: false, refetch: vi.fn() };
const full: ListResult<Row> = { ...settled, data: { items: rows, total: 6, next: 'c2' } };

interface Host {
  at?: string;
  pageSize?: number;
  rowActions?: (row: Row) => RowMenu;
}

function renderTable(list: ListResult<Row>, { at = '/', pageSize = 2, rowActions }: Host = {}) {
  let args: TableArgs<Names> | undefined;
  function Host() {
    const table = useTableState({
      filters: ['q', 'status'],
      defaultSort: 'name',
      ...(pageSize > 0 ? { pageSize } : {}),
    });
    args = table.args;
    return (
      <DataTable
        label="Products"
        table={table}
        list={list}
        rowKey={(row) => row.id}
        {...(rowActions ? { rowActions } : {})}
        columns={[
          { id: 'name', header: 'Name', onCard: 'title', sort: 'name', cell: (row) => row.name },
          { id: 'id', header: 'Id', cell: (row) => row.id },
        ]}
        filters={[
          { kind: 'search', name: 'q', label: 'Search' },
          {
            kind: 'select',
            name: 'status',
            label: 'Status',
            options: [{ value: 'active', label: 'Active' }],
          },
        ]}
        empty={{ title: 'No active products found' }}
      />
    );
  }
  const view = renderWithProviders(<Host />, { at });
  return { ...view, args: () => args, search: () => view.router.state.location.search };
}

describe('the state in the address', () => {
  it('is read from a link', () => {
    const { args } = renderTable(full, { at: '/?q=ice&sort=-name&cursor=c2&page=2' });
    expect(args()).toEqual({ limit: 2, q: 'ice', sort: '-name', cursor: 'c2' });
    expect(screen.getByText('3–4 of 6')).toBeInTheDocument();
  });

  it('goes forward by cursor and back again', async () => {
    const { events, args, search } = renderTable(full);
    expect(args()).toEqual({ limit: 2, sort: 'name' });
    await events.click(screen.getByRole('button', { name: 'Next page' }));
    expect(search()).toBe('?cursor=c2&page=2');
    await events.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(search()).toBe('');
  });

  it('opens the next page at its top', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { events } = renderTable(full);
    expect(scrolled).not.toHaveBeenCalled();
    await events.click(screen.getByRole('button', { name: 'Next page' }));
    expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
    scrolled.mockRestore();
  });

  it('takes a filter and starts at the first page', async () => {
    const { events, search } = renderTable(full, { at: '/?cursor=c2&page=2' });
    await events.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'active');
    expect(search()).toBe('?status=active');
    await events.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(search()).toBe('');
  });

  it('takes a search once typing has paused', async () => {
    const { events, search } = renderTable(full);
    await events.type(screen.getByRole('searchbox', { name: 'Search' }), 'min');
    await waitFor(() => expect(search()).toBe('?q=min'));
  });

  it('turns the sorting around', async () => {
    const { events, search } = renderTable(full);
    await events.click(screen.getByRole('button', { name: 'Name' }));
    expect(search()).toBe('?sort=-name');
    await events.click(screen.getByRole('button', { name: 'Name' }));
    expect(search()).toBe('');
  });
});

describe('what is shown', () => {
  it('is the rows under their headings', () => {
    renderTable(full);
    const table = screen.getByRole('table', { name: 'Products' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('is the empty state, with the way out of the filters', () => {
    const data = { items: [], total: 0, next: null };
    renderTable({ ...settled, data }, { at: '/?q=nothing' });
    expect(screen.getByText('No active products found')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Clear Filters' })).not.toHaveLength(0);
  });

  it('is the failure, with a second chance', async () => {
    const { events } = renderTable({ ...settled, error: networkProblem() });
    await events.click(screen.getByRole('button', { name: 'Try again' }));
    expect(settled.refetch).toHaveBeenCalledOnce();
  });
});

describe('the view', () => {
  const own = { pageSize: 0 };

  it('has pages as long as the reader wants them, kept in the address', async () => {
    const { events, args, search } = renderTable(full, { ...own, at: '/?cursor=c2&page=2' });
    expect(args()).toEqual({ limit: 25, sort: 'name', cursor: 'c2' });
    await events.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
    expect(search()).toBe('?size=100');
    expect(args()).toEqual({ limit: 100, sort: 'name' });
  });

  it('takes no length that is not offered', () => {
    expect(renderTable(full, { ...own, at: '/?size=5000' }).args()).toMatchObject({ limit: 25 });
  });

  it('offers no length where a table is a part of a page', () => {
    renderTable(full);
    expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Display' })).toBeNull();
  });

  it('leaves out a column, and remembers it for this list alone', async () => {
    const { events, unmount } = renderTable(full, { ...own, at: '/products' });
    await events.click(screen.getByRole('button', { name: 'Display' }));
    const menu = await screen.findByRole('menu');
    // What names a row stays.
    expect(within(menu).queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull();
    await events.click(within(menu).getByRole('menuitemcheckbox', { name: 'Id' }));
    await events.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Id' })).toBeNull());
    unmount();

    const again = renderTable(full, { ...own, at: '/products' });
    expect(screen.queryByRole('columnheader', { name: 'Id' })).toBeNull();
    again.unmount();
    renderTable(full, { ...own, at: '/lots' });
    expect(screen.getByRole('columnheader', { name: 'Id' })).toBeInTheDocument();
  });

  it('has rows of 56 pixels, and of 40 in every list of a browser that wants more of them', async () => {
    const height = () => getComputedStyle(screen.getByRole('cell', { name: 'Mango' })).height;
    const { events, unmount } = renderTable(full, { ...own, at: '/products' });
    expect(height()).toBe('56px');
    await events.click(screen.getByRole('button', { name: 'Display' }));
    await events.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
    await events.keyboard('{Escape}');
    await waitFor(() => expect(height()).toBe('40px'));
    unmount();
    renderTable(full, { ...own, at: '/lots' });
    expect(height()).toBe('40px');
  });

  it('keeps headings, names and menus in sight', () => {
    const rowActions = ({ name }: Row) => ({ of: name, actions: [{ label: 'Open', to: '/' }] });
    renderTable(full, { rowActions });
    const style = (element: HTMLElement) => {
      const { position, left, right, top } = getComputedStyle(element);
      return { position, left, right, top };
    };
    expect(style(screen.getByRole('columnheader', { name: 'Id' }))).toMatchObject({
      position: 'sticky',
      top: '0px',
    });
    expect(style(screen.getByRole('cell', { name: 'Mango' }))).toMatchObject({
      position: 'sticky',
      left: '0px',
    });
    const menu = screen.getByRole('button', { name: 'Actions for Mango' });
    expect(style(menu.closest('td') as HTMLElement)).toMatchObject({
      position: 'sticky',
      right: '0px',
    });
    expect(getComputedStyle(screen.getByRole('cell', { name: '1' })).position).not.toBe('sticky');
  });
});

describe('what can be done with a row', () => {
  const remove = vi.fn<(name: string) => void>();
  const rowActions = ({ name, id }: Row): RowMenu => ({
    of: name,
    actions:
      id === 1
        ? [
            { label: 'Delete', isDestructive: true, onSelect: () => remove(name) },
            { label: 'Edit', onSelect: vi.fn() },
            { label: 'Approve', button: { spoken: `Approve ${name}` }, onSelect: vi.fn() },
          ]
        : [],
  });

  it('stands in one menu, what takes something away last', async () => {
    const { events } = renderTable(full, { rowActions });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Approve Mango' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Actions for Mint' })).toBeNull();
    await events.click(screen.getByRole('button', { name: 'Actions for Mango' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Edit', 'Delete']);
    expect(remove).not.toHaveBeenCalled();
  });

  it('is done from there', async () => {
    renderTable(full, { rowActions });
    await chooseInRow('Mango', 'Delete');
    expect(remove).toHaveBeenCalledWith('Mango');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
