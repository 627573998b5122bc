import { act, screen } from '@testing-library/react';
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
