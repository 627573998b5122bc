import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { SettingResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import SettingsPage from './SettingsPage';

const ADDRESS = `${window.location.origin}/api/settings`;
const PAGE = '/settings';

const age: SettingResponse = {
  key: 'minimumAge',
  group: 'Compliance',
  label: 'Minimum age',
  description: 'People below this age can’t register. 0 turns the check off.',
  kind: 'integer',
  choices: [],
  value: '18',
  defaultValue: '21',
};

it('takes a tax in percent and sends its hundredths', async () => {
  const sent: unknown[] = [];
  const base = { ...age, key: 'taxBasisPoints', group: 'Orders', defaultValue: '0' };
  const tax: SettingResponse = { ...base, label: 'Tax rate', kind: 'percent', value: '600' };
  server.use(
    onGet('/api/settings', [tax]),
    http.patch(ADDRESS, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([{ ...tax, value: '825' }]);
    }),
  );
  const { events } = renderWithProviders(<SettingsPage />, { at: PAGE });
  const group = within(await screen.findByRole('region', { name: 'Orders' }));
  const rate = group.getByLabelText('Tax rate');
  expect(rate).toHaveValue('6');
  expect(group.getByText('%')).toBeVisible();
  await events.clear(rate);
  await events.type(rate, '8.25');
  await events.click(group.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 setting changed.')).toBeVisible();
  expect(rate).toHaveValue('8.25');
  expect(sent).toEqual([{ values: [{ key: 'taxBasisPoints', value: '825', expected: '600' }] }]);
});

it('finds one of hundreds of time zones by a part of its name', async () => {
  const sent: unknown[] = [];
  const places = Array.from({ length: 30 }, (_, number) => `Europe/Town_${number}`);
  const zone: SettingResponse = {
    ...age,
    kind: 'choice',
    key: 'businessTimeZone',
    group: 'Company',
    label: 'Business time zone',
    description: 'When days and months start.',
    choices: ['UTC', 'Asia/Kuala_Lumpur', ...places],
    value: 'UTC',
    defaultValue: 'UTC',
  };
  server.use(
    onGet('/api/settings', [zone]),
    http.patch(ADDRESS, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([{ ...zone, value: 'Asia/Kuala_Lumpur' }]);
    }),
  );
  const { events } = renderWithProviders(<SettingsPage />, { at: PAGE });
  const field = await screen.findByLabelText('Business time zone');
  expect(field).toHaveAccessibleDescription(/When days and months start/);
  await events.clear(field);
  await events.type(field, 'kuala lum');
  await events.click(screen.getByRole('option', { name: 'Asia/Kuala_Lumpur' }));
  await events.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 setting changed.')).toBeVisible();
  expect(sent).toEqual([
    { values: [{ key: 'businessTimeZone', value: 'Asia/Kuala_Lumpur', expected: 'UTC' }] },
  ]);
});

it('turns a number off and on by a switch, and sends the number that means it', async () => {
  const sent: unknown[] = [];
  server.use(
    onGet('/api/settings', [{ ...age }]),
    http.patch(ADDRESS, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([{ ...age, value: '0' }]);
    }),
  );
  const { events } = renderWithProviders(<SettingsPage />, { at: PAGE });
  const group = within(await screen.findByRole('region', { name: 'Compliance' }));
  const field = group.getByLabelText('Minimum age');
  const isOn = group.getByRole('switch', { name: 'Turn on: Minimum age' });
  expect(group.getByText('years')).toBeVisible();
  await events.click(isOn);
  expect(field).toBeDisabled();
  expect(field).toHaveValue('');
  expect(field).toHaveAttribute('placeholder', 'Off');
  await events.click(isOn);
  expect(field).toHaveValue('18');
  await events.click(isOn);
  await events.click(group.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 setting changed.')).toBeVisible();
  expect(sent).toEqual([{ values: [{ key: 'minimumAge', value: '0', expected: '18' }] }]);
});

it('chooses an hour of the business day, or Off, and names the time zone', async () => {
  const sent: unknown[] = [];
  const base = { ...age, group: 'Operation', defaultValue: '-1', value: '-1' };
  const hour: SettingResponse = { ...base, key: 'backupHour', label: 'Hour of the daily backup' };
  server.use(
    onGet('/api/settings', [hour]),
    http.patch(ADDRESS, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([{ ...hour, value: '3' }]);
    }),
  );
  const { events } = renderWithProviders(<SettingsPage />, { at: PAGE });
  const field = await screen.findByLabelText('Hour of the daily backup');
  expect(field).toHaveDisplayValue('Off');
  expect(field).toHaveAccessibleDescription(/Time zone: UTC\. Default: Off\./);
  expect(field).not.toHaveAccessibleDescription(/-1/);
  await events.selectOptions(field, '3');
  expect(field).toHaveDisplayValue(/^3:00\sAM$/);
  await events.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 setting changed.')).toBeVisible();
  expect(sent).toEqual([{ values: [{ key: 'backupHour', value: '3', expected: '-1' }] }]);
});
