import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PlainTable } from '@/ui/table/PlainTable';
import { ThemeRoot } from '@/theme/ThemeRoot';
import { DateTime } from './DateTime';
import { changeSince } from './change';
import { FactLine, Facts } from './Facts';

const NOW = '2026-11-20T12:00:00Z';
const TIMES = ['2026-11-20T09:00:00Z', '2026-09-01T08:30:00Z'];

it('writes all moments of a column alike, however old they are', () => {
  vi.useFakeTimers({ now: new Date(NOW) });
  render(
    <ThemeRoot>
      <DateTime time={TIMES[0]} />
      <PlainTable
        label="Orders"
        rows={TIMES}
        rowKey={(time) => time}
        columns={[{ id: 'time', header: 'Date', cell: (time) => <DateTime time={time} /> }]}
      />
    </ThemeRoot>,
  );
  expect(screen.getByText('3 hours ago')).toBeVisible();
  const cells = within(screen.getByRole('table', { name: 'Orders' })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent.replace(/\s/g, ' '))).toEqual([
    'Nov 20, 2026, 9:00 AM',
    'Sep 1, 2026, 8:30 AM',
  ]);
});

it('puts values beside their names, all in one column, and leaves out what is not known', () => {
  render(
    <Facts
      facts={[
        ['Name', 'Mint'],
        ['Barcode', null],
        ['Shelf', 'A-4'],
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Name', 'Shelf']);
  for (const value of ['Mint', 'A-4']) {
    const style = getComputedStyle(screen.getByText(value));
    expect(style.textAlign).not.toBe('right');
    const row = getComputedStyle(screen.getByText(value).parentElement!);
    expect(row.display).toBe('grid');
    expect(row.gridTemplateColumns).toMatch(/^min\(40%, 10rem\)/);
  }
});

it('says figures that are compared with nothing in one line, without those that are not known', () => {
  const facts = [
    ['Users', '1,203'],
    ['Agents', undefined],
  ] as const;
  const view = render(<FactLine title="Totals" facts={facts} />);
  const line = screen.getByRole('region', { name: 'Totals' });
  expect(line).toHaveTextContent(/^TotalsUsers1,203$/);
  view.rerender(<FactLine title="Totals" facts={facts} loading />);
  expect(line).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('term')).toHaveLength(2);
  expect(line).not.toHaveTextContent('1,203');
});

it('says how a figure changed only where there was one before', () => {
  expect(changeSince(12, 8, 'from 8 before')).toEqual({
    change: { percent: 50, against: 'from 8 before', upIsGood: true },
  });
  expect(changeSince('5.40', '7.20', 'from 7.2', false).change).toEqual({
    percent: -25,
    against: 'from 7.2',
    upIsGood: false,
  });
  for (const [now, before] of [
    [5, 0],
    [5, undefined],
    [undefined, 5],
    [null, '1.00'],
  ] as const)
    expect(changeSince(now, before, '')).toEqual({});
});
