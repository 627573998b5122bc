import Dialog from '@mui/material/Dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { toastShown } from './toastSlice';

it('shows one toast at a time, at most 420 px wide, for 5000 ms', async () => {
  const { store } = renderWithProviders(<p>Page</p>);
  act(() => void store.dispatch(toastShown({ kind: 'success', title: 'One' })));
  expect(await screen.findByText('One', undefined, { timeout: 10_000 })).toBeInTheDocument();
  vi.useFakeTimers();
  try {
    act(() => void store.dispatch(toastShown({ kind: 'destructive', title: 'Two' })));
    expect(screen.queryByText('One')).not.toBeInTheDocument();
    const bar = screen.getByText('Two').closest('.MuiSnackbar-root') as HTMLElement;
    expect(getComputedStyle(bar).maxWidth).toContain('420px');
    act(() => void vi.advanceTimersByTime(4990));
    expect(screen.getByText('Two')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(20));
    expect(store.getState().toast.current).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('is heard and can be closed while a dialog is open, and lies beside the page otherwise', async () => {
  let turn: (isOpen: boolean) => void = () => undefined;
  function PageWithDialog() {
    const [isOpen, setOpen] = useState(false);
    turn = setOpen;
    return (
      <Dialog open={isOpen} transitionDuration={0}>
        <button type="button">Ship</button>
      </Dialog>
    );
  }
  const dialog = () => screen.findByRole('dialog');
  const { store, events } = renderWithProviders(<PageWithDialog />);
  act(() => void store.dispatch(toastShown({ kind: 'info', title: 'Before' })));
  const before = await screen.findByRole('status', undefined, { timeout: 10_000 });
  expect(before).toHaveTextContent('Before');
  act(() => turn(true));
  expect(await within(await dialog()).findByRole('status')).toHaveTextContent('Before');
  act(() => void store.dispatch(toastShown({ kind: 'destructive', title: 'Not shipped' })));
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('Not shipped');
  act(() => turn(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not shipped');
  act(() => turn(true));
  const close = await within(await dialog()).findByRole('button', { name: 'Dismiss' });
  await events.click(close);
  await waitFor(() => expect(screen.queryByText('Not shipped')).not.toBeInTheDocument());
});

it('can be closed where it leads somewhere too', async () => {
  const { store, events } = renderWithProviders(<p>Page</p>);
  const link = { to: '/cart', label: 'View cart' };
  act(() => void store.dispatch(toastShown({ kind: 'success', title: 'Added', link })));
  expect(await screen.findByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  await events.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Added')).not.toBeInTheDocument());
});
