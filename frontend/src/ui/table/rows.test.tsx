import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { DataTable } from './DataTable';
import { PlainTable } from './PlainTable';
import type { Column, ListResult } from './types';
import { useTableState } from './useTableState';

interface Row {
  id: number;
  name: string;
}
const row = (id: number): Row => ({ id, name: `Order ${id}` });

afterEach(() => vi.useRealTimers());

describe('rows that come in while somebody looks', () => {
  const COLUMNS: readonly Column<Row>[] = [
    { id: 'name', header: 'Name', onCard: 'title', cell: ({ name }) => name },
    { id: 'id', header: 'Id', cell: ({ id }) => id },
  ];
  let show: (ids: readonly number[] | undefined, record?: number) => void;
  function List({ next = null }: { next?: string | null }) {
    const table = useTableState({ filters: ['q'], pageSize: 25 });
    const [{ ids, record }, setShown] = useState<{
      ids: readonly number[] | undefined;
      record: number;
    }>({ ids: [2, 1], record: 1 });
    show = (shown, of = 1) => act(() => setShown({ ids: shown, record: of }));
    const data = ids && { items: ids.map(row), total: ids.length, next };
    const list: ListResult<Row> & { originalArgs: unknown } = {
      originalArgs: { record },
      data: data ?? { items: [row(2), row(1)], total: 2, next: null },
      currentData: data,
      isLoading: false,
      isFetching: data === undefined,
      refetch: vi.fn(),
    };
    return (
      <DataTable
        label="Orders"
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={{ title: 'No orders yet' }}
      />
    );
  }
  const marked = () =>
    screen
      .queryAllByRole('img', { name: 'New' })
      .map((mark) => mark.closest('tr, li')?.textContent);

  it('are marked, for a minute, and take no focus', () => {
    vi.useFakeTimers();
    renderWithProviders(<List />);
    expect(marked()).toEqual([]);
    const table = screen.getByRole('group', { name: 'Orders' });
    act(() => table.focus());
    show([4, 3, 2, 1]);
    expect(marked()).toEqual(['Order 44', 'Order 33']);
    expect(table).toHaveFocus();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(marked()).toEqual([]);
  });

  it('are each marked for a minute, also where rows keep coming', () => {
    vi.useFakeTimers();
    renderWithProviders(<List />);
    show([3, 2, 1]);
    act(() => void vi.advanceTimersByTime(40_000));
    show([4, 3, 2, 1]);
    expect(marked()).toEqual(['Order 44', 'Order 33']);
    act(() => void vi.advanceTimersByTime(21_000));
    expect(marked()).toEqual(['Order 44']);
    act(() => void vi.advanceTimersByTime(40_000));
    expect(marked()).toEqual([]);
  });

  it('are not those of another record', () => {
    renderWithProviders(<List />);
    show([9, 8], 2);
    expect(marked()).toEqual([]);
    show([10, 9, 8], 2);
    expect(marked()).toEqual(['Order 1010']);
  });

  it('are not those that move up from the next page', () => {
    renderWithProviders(<List next="c2" />);
    show([3, 1, 0]);
    expect(marked()).toEqual(['Order 33']);
  });

  it('may stand at the end, or be the first of all', () => {
    const { unmount } = renderWithProviders(<List />);
    show([2, 1, 7]);
    expect(marked()).toEqual(['Order 77']);
    unmount();
    renderWithProviders(<List />);
    show([]);
    show([5]);
    expect(marked()).toEqual(['Order 55']);
  });

  it('are not those of another page or search', async () => {
    const { router } = renderWithProviders(<List />);
    show(undefined);
    await act(() => router.navigate('/?q=mango'));
    show([9, 8]);
    expect(marked()).toEqual([]);
    show([10, 9, 8]);
    expect(marked()).toEqual(['Order 1010']);
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4);
  });
});

describe('a table whose rows are all there', () => {
  interface Line {
    name: string;
    pieces: number | null;
    isTotal?: boolean;
  }
  const LINES: readonly Line[] = [
    { name: 'Pod 10', pieces: 7 },
    { name: 'Älv', pieces: null },
    { name: 'Pod 9', pieces: 30 },
    { name: 'Total', pieces: 37, isTotal: true },
  ];
  const COLUMNS: readonly Column<Line>[] = [
    // Of a list of the server, which sorts it there.
    {
      id: 'name',
      header: 'Name',
      sort: 'name',
      sortBy: ({ name }) => name,
      cell: ({ name }) => name,
    },
    {
      id: 'pieces',
      header: 'Pieces',
      sortBy: ({ pieces }) => pieces,
      cell: ({ pieces }) => pieces,
    },
    { id: 'note', header: 'Note', sort: 'note', cell: () => '' },
  ];
  const names = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((line) => line.firstElementChild?.textContent);

  it('is sorted by the headings of columns with values, totals and what has none at the end', async () => {
    const { events } = renderWithProviders(
      <PlainTable
        label="Lines"
        columns={COLUMNS}
        rows={LINES}
        rowKey={({ name }) => name}
        isLast={({ isTotal }) => isTotal === true}
      />,
    );
    expect(names()).toEqual(['Pod 10', 'Älv', 'Pod 9', 'Total']);
    await events.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Älv', 'Pod 9', 'Pod 10', 'Total']);
    await events.click(screen.getByRole('button', { name: 'Pieces' }));
    expect(names()).toEqual(['Pod 10', 'Pod 9', 'Älv', 'Total']);
    await events.click(screen.getByRole('button', { name: 'Pieces' }));
    expect(names()).toEqual(['Pod 9', 'Pod 10', 'Älv', 'Total']);
    expect(screen.getByRole('columnheader', { name: 'Pieces' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
  });

  describe('on a phone', () => {
    beforeEach(() => {
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: query.includes('max-width'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
      }));
    });
    const table = (columns: readonly Column<Line>[], rows = LINES) => (
      <PlainTable
        label="Lines"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        isLast={({ isTotal }) => isTotal === true}
      />
    );
    const cards = () =>
      within(screen.getByRole('list', { name: 'Lines' }))
        .getAllByRole('listitem')
        .map((card) => card.querySelector('dd')?.textContent);

    it('is sorted by a field above its cards', async () => {
      const { events } = renderWithProviders(table(COLUMNS));
      const field = screen.getByRole('combobox', { name: 'Sort by' });
      expect(
        within(field)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'Sort by: default order',
        'Name, ascending',
        'Name, descending',
        'Pieces, ascending',
        'Pieces, descending',
      ]);
      await events.selectOptions(field, 'Pieces, descending');
      expect(cards()).toEqual(['Pod 9', 'Pod 10', 'Älv', 'Total']);
      await events.selectOptions(field, 'Sort by: default order');
      expect(cards()).toEqual(['Pod 10', 'Älv', 'Pod 9', 'Total']);
    });

    it('has no such field where there is nothing to sort', () => {
      const { unmount } = renderWithProviders(table(COLUMNS.slice(2)));
      expect(screen.queryByRole('combobox')).toBeNull();
      unmount();
      renderWithProviders(table(COLUMNS, LINES.slice(0, 1)));
      expect(screen.queryByRole('combobox')).toBeNull();
    });
  });
});
