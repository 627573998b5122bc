import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { BulkDialog, refusal, runBulk } from './BulkDialog';
import { DataTable } from './DataTable';
import type { Bulk } from './Selection';
import type { ListResult } from './types';
import { useTableState } from './useTableState';

interface Row {
  id: number;
  name: string;
}

const rowsOf = (...names: string[]): ListResult<Row> => ({
  isLoading: false,
  isFetching: false,
  refetch: vi.fn(),
  data: {
    items: names.map((name, at) => ({ id: at + 1, name })),
    total: names.length,
    next: null,
  },
});

describe('rows that are chosen', () => {
  const sent: string[] = [];
  const bulk: Bulk<Row> = {
    nameOf: ({ name }) => name,
    canChoose: ({ name }) => name !== 'Plum',
    actions: (chosen) => [
      {
        label: 'Mark',
        dialog: (onClose) => (
          <BulkDialog
            title="Mark them?"
            rows={chosen}
            nameOf={({ name }) => name}
            send={async ({ name }) => {
              sent.push(name);
              return await Promise.resolve(name === 'Mint' ? { error: refusal('Not mint.') } : {});
            }}
            ask={{ consequence: 'They are marked.', confirmLabel: 'Mark' }}
            onClose={onClose}
          />
        ),
      },
    ],
  };
  function List() {
    return (
      <DataTable
        label="Products"
        table={useTableState()}
        list={rowsOf('Mango', 'Mint', 'Lime', 'Plum')}
        rowKey={({ id }) => id}
        columns={[{ id: 'name', header: 'Name', onCard: 'title', cell: ({ name }) => name }]}
        bulk={bulk}
        empty={{ title: 'None' }}
      />
    );
  }

  const box = (name: string) => screen.getByRole('checkbox', { name });
  const all = () => box('Select all on this page');
  const chosen = () => screen.queryByText(/selected$/)?.textContent;

  it('are the page, a range, or none after Escape', async () => {
    const { events } = renderWithProviders(<List />);
    await events.click(all());
    expect(chosen()).toBe('3 selected');
    expect(box('Select Plum')).toBeDisabled();
    await events.click(all());
    expect(chosen()).toBeUndefined();
    await events.click(box('Select Mango'));
    await events.keyboard('{Shift>}');
    await events.click(box('Select Lime'));
    await events.keyboard('{/Shift}');
    expect(chosen()).toBe('3 selected');
    await events.click(box('Select Mint'));
    expect(chosen()).toBe('2 selected');
    expect(all()).not.toBeChecked();
    await events.keyboard('{Escape}');
    expect(chosen()).toBeUndefined();
  });

  it('are changed one by one, and each refusal is said with its row', async () => {
    const { events } = renderWithProviders(<List />);
    await events.click(all());
    await events.click(screen.getByRole('button', { name: 'Mark' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark them?' }));
    expect(dialog.getByText('They are marked.')).toBeVisible();
    await events.click(dialog.getByRole('button', { name: 'Mark' }));
    expect(await dialog.findByText('2 changed, 1 refused')).toBeVisible();
    expect(dialog.getByRole('list', { name: 'Refused' })).toHaveTextContent('Mint: Not mint.');
    expect(sent).toEqual(['Mango', 'Mint', 'Lime']);
    await events.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(chosen()).toBeUndefined());
  });

  it('are on their way four at a time, and those not begun are left when it is stopped', async () => {
    const rows = Array.from({ length: 10 }, (_, at) => at);
    let open = 0;
    let most = 0;
    const steps: number[] = [];
    const { refused, left } = await runBulk(
      rows,
      async (row) => {
        most = Math.max(most, ++open);
        await new Promise((resolve) => setTimeout(resolve, 1));
        open -= 1;
        return row === 2 ? { error: 'no' } : {};
      },
      { onStep: (done) => steps.push(done), isStopped: () => steps.length >= 4 },
    );
    expect(most).toBe(4);
    expect(refused).toEqual([{ row: 2, error: 'no' }]);
    expect(steps.length + left).toBe(10);
    expect(left).toBeGreaterThan(0);
  });
});

describe('on a phone', () => {
  const columns = ['status', 'one', 'two', 'three', 'four', 'five'];

  function Phone() {
    const table = useTableState({ filters: ['q'] });
    return (
      <DataTable
        label="Products"
        table={table}
        list={rowsOf('Mango', 'Mint')}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', header: 'Name', onCard: 'title', cell: ({ name }) => name },
          ...columns.map((id) => ({
            id,
            header: id,
            cell: ({ name }: Row) => `${id} of ${name}`,
            ...(id === 'status' ? { onCard: 'status' as const } : {}),
          })),
        ]}
        bulk={{ nameOf: ({ name }) => name, actions: () => [] }}
        empty={{ title: 'None' }}
      />
    );
  }

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

  it('a card has its heading, its chip, three values and the others behind a button', async () => {
    const { events } = renderWithProviders(<Phone />);
    const [card] = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
    const mango = within(card as HTMLElement);
    expect(mango.getByText('status of Mango')).toBeVisible();
    expect(mango.queryByText('status')).toBeNull();
    expect(mango.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'one',
      'two',
      'three',
    ]);
    await events.click(mango.getByRole('button', { name: 'More' }));
    expect(mango.getByText('five of Mango')).toBeVisible();
    await events.click(mango.getByRole('button', { name: 'Less' }));
    expect(mango.getByText('five of Mango')).not.toBeVisible();
  });

  it('cards are chosen after Select, or by holding one', async () => {
    const { events } = renderWithProviders(<Phone />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await events.click(screen.getByRole('button', { name: 'Select' }));
    await events.click(screen.getByRole('checkbox', { name: 'Select Mint' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    await events.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.touchStart(screen.getByText('Mango'));
    expect(await screen.findByRole('checkbox', { name: 'Select Mango' })).toBeChecked();
  });
});
