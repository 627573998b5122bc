import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import AboutPage from './AboutPage';

it('shows the program, its database and its files', async () => {
  server.use(
    onGet('/api/system', {
      version: '0.7.0',
      commit: 'abc1234',
      startedAt: '2026-11-22T08:00:00Z',
      uptimeSeconds: 3600,
      openStreams: 1234,
      mail: 'outbox',
      database: {
        kind: 'postgres',
        version: '17.2',
        bytes: 5_242_880,
        migrationCount: 2,
        migrations: ['2026-11-20-000100_users', '2026-11-21-000200_orders'],
      },
      storage: { files: 3, bytes: 2048 },
    }),
  );
  const { events } = renderWithProviders(<AboutPage />);
  expect(await screen.findByRole('region', { name: 'Program' })).toHaveTextContent(
    /0\.7\.0.*abc1234.*1,234.*Kept in the outbox/,
  );
  expect(screen.getByRole('region', { name: 'Database' })).toHaveTextContent(
    /PostgreSQL.*17\.2.*5 MB.*2/,
  );
  expect(screen.getByRole('region', { name: 'Pictures and documents' })).toHaveTextContent(
    /3.*2 kB/,
  );
  expect(screen.getByText('2026-11-20-000100_users')).not.toBeVisible();
  await events.click(screen.getByText('Migration names'));
  expect(screen.getByText('2026-11-20-000100_users')).toBeVisible();
});
