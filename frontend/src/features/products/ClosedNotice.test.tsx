import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, server, SETTINGS } from '@/testing/server';
import { user } from '@/testing/users';
import { ClosedNotice } from './ClosedNotice';

const SENTENCE = /^We don’t sell to consumers in Singapore\./;

it('tells customers of a closed country, and nobody else', async () => {
  server.use(onGet('/api/settings/public', { ...SETTINGS, closedCountries: ['Singapore'] }));
  const open = (role: string, country: string) =>
    renderWithProviders(<ClosedNotice />, { user: user({ role, country }) });
  const { unmount } = open('customer', ' singapore');
  expect(await screen.findByText(SENTENCE)).toBeInTheDocument();
  unmount();
  for (const [role, country] of [
    ['customer', 'Malaysia'],
    ['dealer', 'Singapore'],
  ] as const) {
    const view = open(role, country);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
    view.unmount();
  }
});
