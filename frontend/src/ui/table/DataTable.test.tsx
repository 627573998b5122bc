import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { networkProblem } from '@/lib/server/problem';
import { renderWithProviders } from '@/testing/render';
import { DataTable } from './DataTable';
import type { ListResult } from './types';
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

function renderTable(list: ListResult<Row>, at = '/') {
  let args: TableArgs<Names> | undefined;
  function Host() {
    const table = useTableState({ filters: ['q', 'status'], defaultSort: 'name', pageSize: 2 });
    args = table.args;
    return (
      <DataTable
        label="Products"
        table={table}
        list={list}
        rowKey={(row) => row.id}
        columns={[
          { id: 'name', header: 'Name', sort: 'name', cell: (row) => row.name },
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
    const { args } = renderTable(full, '/?q=ice&sort=-name&cursor=c2&page=2');
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
    const { events, search } = renderTable(full, '/?cursor=c2&page=2');
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
    renderTable({ ...settled, data }, '/?q=nothing');
    expect(screen.getByText('No active products found')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Clear Filters' })).not.toHaveLength(0);
  });

  it('is the failure, with a second chance', async () => {
    const { events } = renderTable({ ...settled, error: networkProblem() });
    await events.click(screen.getByRole('button', { name: 'Try again' }));
    expect(settled.refetch).toHaveBeenCalledOnce();
  });
});
