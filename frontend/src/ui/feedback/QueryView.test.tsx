import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { networkProblem } from '@/lib/server/problem';
import { renderWithProviders } from '@/testing/render';
import { QueryView, shownOf, type Query } from './QueryView';

const refetch = vi.fn();
const error = networkProblem();
const show = (query: Omit<Query<string>, 'refetch'>, current = false) =>
  renderWithProviders(
    <QueryView query={{ ...query, refetch }} loading="Loading" current={current}>
      {(data) => <p>{data}</p>}
    </QueryView>,
  );

it('waits for the first answer, and shows it', () => {
  show({ data: undefined, currentData: undefined }).unmount();
  show({ data: undefined }).unmount();
  show({ data: 'Pods', currentData: 'Pods' });
  expect(screen.getByText('Pods')).toBeInTheDocument();
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows an error only where there is nothing else, and tries again', async () => {
  const { events } = show({ error });
  expect(screen.getByRole('alert')).toHaveTextContent(error.detail);
  refetch.mockClear();
  await events.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('keeps what was read when reading it again fails, and offers to reload', async () => {
  const { events } = show({ data: 'Pods', currentData: 'Pods', error });
  expect(screen.getByText('Pods')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  const bar = screen.getByRole('status');
  refetch.mockClear();
  await events.click(bar.querySelector('button') ?? bar);
  expect(refetch).toHaveBeenCalledOnce();
});

it('shows the last rows while others are on their way, but not once these have failed', () => {
  const query = { data: 'Page 1', currentData: undefined, refetch };
  expect(shownOf(query)).toBe('Page 1');
  expect(shownOf({ ...query, error })).toBeUndefined();
});

it('never shows one thing in the place of another', () => {
  show({ data: 'Order 1', currentData: undefined }, true);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(screen.queryByText('Order 1')).toBeNull();
});

it('frames what stands instead of data, not the data', () => {
  const framed = (query: Omit<Query<string>, 'refetch'>) =>
    renderWithProviders(
      <QueryView query={{ ...query, refetch }} frame={(instead) => <main>{instead}</main>}>
        {(data) => <p>{data}</p>}
      </QueryView>,
    );
  const { unmount } = framed({ error });
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
  unmount();
  framed({ data: 'Pods' });
  expect(screen.getByText('Pods')).toBeInTheDocument();
  expect(screen.queryByRole('main')).toBeNull();
});
