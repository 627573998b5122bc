import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { expect, it, vi } from 'vitest';
import { ThemeRoot } from '@/theme/ThemeRoot';
import { NO_WORK, work, type Edits } from './edits';
import { PriceCards } from './PriceCards';
import { PriceGrid, type PriceGridProps } from './PriceGrid';
import type { PriceRow } from './types';

const COLUMNS = [
  { id: 'usa', label: 'USA' },
  { id: 'asia', label: 'Asia' },
];
const row = (id: number, usa: string | null, asia: string | null): PriceRow => ({
  id,
  name: `Lamp ${id}`,
  sku: `L-${id}`,
  basePrice: '16.00',
  prices: { usa, asia },
  coming: {},
});
const ROWS = [row(1, '10.00', null), row(2, '12.00', '13.00'), row(3, null, null)];

function open(changes: Partial<PriceGridProps> = {}, As = PriceGrid) {
  let edits: Edits = new Map();
  const onOver = vi.fn();
  function Sheet() {
    const [state, step] = useReducer(work, NO_WORK);
    edits = state.edits;
    return (
      <As
        label="Prices"
        rows={ROWS}
        columns={COLUMNS}
        edits={state.edits}
        onStep={step}
        onOver={onOver}
        {...changes}
      />
    );
  }
  render(
    <ThemeRoot>
      <Sheet />
      <button type="button">after</button>
    </ThemeRoot>,
  );
  const prices = () => [...edits].map(([key, { price }]) => `${key}=${price ?? 'none'}`);
  return { events: userEvent.setup(), prices, onOver };
}

const cell = (name: RegExp) => screen.getByRole('gridcell', { name });

it('is typed into like a spreadsheet', async () => {
  const { events, prices } = open();
  cell(/^Lamp 1, USA/).focus();
  await events.keyboard('11{Enter}');
  expect(cell(/^Lamp 1, USA: \$11.00, not saved, was \$10.00/)).toBeVisible();
  expect(cell(/^Lamp 2, USA/)).toHaveFocus();
  await events.keyboard('{ArrowRight}{F2}{Backspace}5{Tab}');
  expect(prices()).toEqual(['1:usa=11.00', '2:asia=13.05']);
  expect(cell(/^Lamp 3, USA/)).toHaveFocus();
  await events.keyboard('9{ArrowRight}8{Escape}');
  expect(prices()).toEqual(['1:usa=11.00', '2:asia=13.05', '3:usa=9.00']);
  expect(cell(/^Lamp 3, Asia/)).toHaveFocus();
});

it('gives up what is being typed when the rows of another page come', async () => {
  const steps = vi.fn();
  const grid = (rows: PriceRow[]) => (
    <ThemeRoot>
      <PriceGrid
        label="Prices"
        rows={rows}
        columns={COLUMNS}
        edits={new Map()}
        onStep={steps}
        onOver={vi.fn()}
      />
    </ThemeRoot>
  );
  const { rerender } = render(grid(ROWS));
  const events = userEvent.setup();
  cell(/^Lamp 1, USA/).focus();
  await events.keyboard('1');
  rerender(grid([row(8, '30.00', null), ...ROWS.slice(1)]));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await events.keyboard('2{Enter}');
  rerender(grid(ROWS));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(steps).not.toHaveBeenCalled();
});

it('takes prices away, fills down, and takes everything back', async () => {
  const { events, prices } = open();
  cell(/^Lamp 1, USA/).focus();
  await events.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect(prices()).toEqual(['2:usa=10.00', '3:usa=10.00']);
  await events.keyboard('{Delete}');
  expect(prices()).toEqual(['2:usa=none', '1:usa=none']);
  await events.keyboard('{Control>}zz{/Control}');
  expect(prices()).toEqual([]);
  await events.keyboard('{Control>}y{/Control}');
  expect(prices()).toEqual(['2:usa=10.00', '3:usa=10.00']);
});

it('says of a text why it is no price, and leaves a price that was not changed alone', async () => {
  const { events, prices } = open();
  cell(/^Lamp 1, USA/).focus();
  await events.keyboard('{Enter}{Enter}');
  expect(prices()).toEqual([]);
  await events.keyboard('-4{Enter}');
  const wrong = cell(/^Lamp 2, USA: -4, not saved, Enter a price above zero/);
  expect(wrong).toHaveAttribute('aria-invalid', 'true');
});

const clipboard = (text: string) => ({
  clipboardData: { getData: () => text, setData: vi.fn() },
});

it('takes a block from a spreadsheet and says what did not fit', () => {
  const { prices, onOver } = open();
  const start = cell(/^Lamp 2, USA/);
  fireEvent.pointerDown(start, { button: 0 });
  fireEvent.paste(start, clipboard('1\t2\t3\r\n4\t$5\t6\r\n7\t8\t9\r\n'));
  expect(prices()).toEqual(['2:usa=1.00', '2:asia=2.00', '3:usa=4.00', '3:asia=5.00']);
  expect(onOver).toHaveBeenCalledWith(5);
});

it('fills a selection with one copied price, and copies what is selected', () => {
  const { prices } = open();
  fireEvent.pointerDown(cell(/^Lamp 1, USA/), { button: 0 });
  fireEvent.pointerDown(cell(/^Lamp 2, Asia/), { button: 0, shiftKey: true });
  expect(screen.getByText(/4 cells selected/)).toBeVisible();
  const copied = clipboard('');
  fireEvent.copy(cell(/^Lamp 2, Asia/), copied);
  expect(copied.clipboardData.setData).toHaveBeenCalledWith('text/plain', '10.00\t\n12.00\t13.00');
  fireEvent.paste(cell(/^Lamp 2, Asia/), clipboard('20'));
  expect(prices()).toEqual(['1:usa=20.00', '1:asia=20.00', '2:usa=20.00', '2:asia=20.00']);
});

it('lets the keyboard out after Esc', async () => {
  const { events } = open();
  cell(/^Lamp 1, USA/).focus();
  await events.keyboard('{Tab}');
  expect(cell(/^Lamp 1, Asia/)).toHaveFocus();
  await events.keyboard('{Escape}{Tab}');
  expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
});

it('says which price comes when', () => {
  const coming = { usa: { price: '11.00', effectiveFrom: '2026-12-01T12:00:00Z' } };
  open({ rows: [{ ...row(1, '10.00', null), coming }] });
  expect(cell(/^Lamp 1, USA: \$10.00, \$11.00 from Dec 1, 2026/)).toBeVisible();
});

it('is a list of fields where the grid does not fit', async () => {
  const { events, prices } = open({}, PriceCards);
  const field = screen.getByLabelText('Price of Lamp 2 in Asia');
  expect(field).toHaveValue('13.00');
  await events.clear(field);
  await events.type(field, 'x{Enter}');
  expect(field).toHaveAccessibleDescription('Enter a price, e.g. 5.40');
  await events.clear(field);
  await events.type(field, '14');
  await events.tab();
  expect(prices()).toEqual(['2:asia=14.00']);
  expect(field).toHaveAccessibleDescription('was $13.00');
});

it('shows the base price in grey where none is set, and where one is taken away', async () => {
  const { events } = open({ rows: [...ROWS, { ...row(4, null, null), basePrice: null }] });
  const asia = cell(/^Lamp 1, Asia: none, base price \$16.00$/);
  expect(asia).toHaveTextContent('$16.00');
  const grey = (text: HTMLElement) => text.querySelector('.inherited') !== null;
  expect(grey(asia)).toBe(true);
  expect(grey(cell(/^Lamp 2, Asia/))).toBe(false);
  expect(cell(/^Lamp 4, Asia: none$/)).toHaveTextContent('—');
  cell(/^Lamp 1, USA/).focus();
  await events.keyboard('{Delete}');
  const usa = cell(/^Lamp 1, USA: none, base price \$16.00, not saved, removed, was \$10.00/);
  expect(grey(usa)).toBe(true);
});
