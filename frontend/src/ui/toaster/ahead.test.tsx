import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithProviders } from '@/testing/render';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./ToastBar', () => {
  loaded();
  return { default: () => null };
});

it('has the looks of a toast before there is one, for whoever is cut off by then', async () => {
  renderWithProviders(<p>Page</p>);
  await waitFor(() => expect(loaded).toHaveBeenCalled());
});
