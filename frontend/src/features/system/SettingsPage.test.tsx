import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/enhance';
import { keepNotices } from '@/app/noticeKeeper';
import type { SettingResponse } from '@/api/generated';
import { paths } from '@/lib/paths';
import { fakeEvents, openSource } from '@/testing/events';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import SettingsPage from './SettingsPage';

const ADDRESS = `${window.location.origin}/api/settings`;

const age: SettingResponse = {
  key: 'minimumAge',
  group: 'Compliance',
  label: 'Minimum age',
  description: 'People below this age can’t register.',
  kind: 'integer',
  choices: [],
  value: '18',
  defaultValue: '21',
};
const orders: SettingResponse = {
  ...age,
  key: 'ordersNeedAge',
  label: 'Orders require a confirmed age',
  kind: 'boolean',
  value: 'false',
  defaultValue: 'false',
};
const activation: SettingResponse = {
  ...age,
  key: 'manufacturerActivation',
  group: 'Registration',
  label: 'Manufacturers can sign in',
  kind: 'choice',
  choices: ['onApproval', 'immediate'],
  value: 'onApproval',
  defaultValue: 'onApproval',
};

const PAGE = paths.admin.settings;

function visit() {
  server.use(onGet('/api/settings', [{ ...age }, { ...orders }, { ...activation }]));
  return renderWithProviders(<SettingsPage />, { at: PAGE });
}

it('shows settings by heading, with what they do and their default, and no code words', async () => {
  const { events, router } = visit();
  const group = await screen.findByRole('region', { name: 'Compliance' });
  expect(within(group).getByLabelText('Minimum age')).toHaveAccessibleDescription(
    /People below this age can’t register. Default: 21 years./,
  );
  expect(within(group).getByLabelText('Orders require a confirmed age')).not.toBeChecked();
  expect(screen.queryByRole('region', { name: 'Registration' })).toBeNull();
  await events.click(screen.getByRole('tab', { name: 'Registration' }));
  expect(router.state.location.search).toBe('?tab=registration');
  const choices = within(await screen.findByRole('region', { name: 'Registration' }));
  expect(choices.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'After admin approval',
    'Immediately',
  ]);
});

it('goes to the setting that the address names', async () => {
  server.use(onGet('/api/settings', [{ ...activation }, { ...age }]));
  renderWithProviders(<SettingsPage />, { at: `${PAGE}?tab=compliance#minimumAge` });
  const group = within(await screen.findByRole('region', { name: 'Compliance' }));
  const first = group.getByRole('switch', { name: 'Turn on: Minimum age' });
  await waitFor(() => expect(first).toHaveFocus());
});

it('saves what was changed in a group, and nothing else', async () => {
  const sent: unknown[] = [];
  const { events } = visit();
  server.use(
    http.patch(ADDRESS, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([{ ...age, value: '21' }, { ...orders }, { ...activation }]);
    }),
  );
  const group = within(await screen.findByRole('region', { name: 'Compliance' }));
  await events.click(group.getByRole('button', { name: 'Reset Minimum age' }));
  expect(group.getByLabelText('Minimum age')).toHaveValue('21');
  await events.click(group.getByLabelText('Orders require a confirmed age'));
  await events.click(group.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 settings changed.')).toBeVisible();
  expect(sent).toEqual([
    {
      values: [
        { key: 'minimumAge', value: '21', expected: age.value },
        { key: 'ordersNeedAge', value: 'true', expected: 'false' },
      ],
    },
  ]);
});

it('keeps what is typed when another admin’s change arrives, and shows both values', async () => {
  const sent: unknown[] = [];
  const { events, store } = visit();
  const group = within(await screen.findByRole('region', { name: 'Compliance' }));
  const field = group.getByLabelText('Minimum age');
  await events.clear(field);
  await events.type(field, '19');
  server.use(
    onGet('/api/settings', [
      { ...age, value: '21' },
      { ...orders, value: 'true' },
    ]),
  );
  const arrive = store.dispatch(api.endpoints.listSettings.initiate({}, { forceRefetch: true }));
  await act(() => arrive);
  const notice = within(await group.findByRole('alert'));
  expect(notice.getByText('Someone else changed this')).toBeVisible();
  expect(notice.getByText('Minimum age')).toBeVisible();
  const both = within(notice.getByRole('listitem'));
  expect(both.getByText('Theirs: 21 years')).toBeVisible();
  expect(both.getByText('Yours: 19 years')).toBeVisible();
  expect(field).toHaveValue('19');
  await waitFor(() => expect(group.getByLabelText('Orders require a confirmed age')).toBeChecked());

  // Without a decision, the server asks: it is told what was seen.
  server.use(
    http.patch(ADDRESS, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([{ ...age, value: '19' }]);
    }),
  );
  await events.click(group.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 setting changed.')).toBeVisible();
  expect(sent).toEqual([{ values: [{ key: 'minimumAge', value: '19', expected: '18' }] }]);
});

it('shows what is set in another window once the server tells of it', async () => {
  const streams = fakeEvents();
  server.use(onGet('/api/settings', [{ ...age }]), onGet('/api/auth/me', user({ role: 'admin' })));
  const { store } = renderWithProviders(<SettingsPage />, {
    at: PAGE,
    user: user({ role: 'admin' }),
  });
  const stop = keepNotices(store);
  try {
    const field = await screen.findByLabelText('Minimum age');
    await waitFor(() => expect(streams).toHaveLength(1));
    openSource().hello(0, 1);
    expect(field).toHaveValue('18');
    server.use(onGet('/api/settings', [{ ...age, value: '21' }]));
    openSource().send('changed', { lists: ['settings'] }, 0);
    await waitFor(() => expect(field).toHaveValue('21'));
  } finally {
    stop();
    vi.unstubAllGlobals();
  }
});

it('takes theirs or keeps mine, as the person says', async () => {
  const sent: unknown[] = [];
  const { events, store } = visit();
  const group = within(await screen.findByRole('region', { name: 'Compliance' }));
  const field = group.getByLabelText('Minimum age');
  const type = async (value: string) => {
    await events.clear(field);
    await events.type(field, value);
  };
  const arrive = async (value: string) => {
    server.use(onGet('/api/settings', [{ ...age, value }, { ...orders }]));
    const call = store.dispatch(api.endpoints.listSettings.initiate({}, { forceRefetch: true }));
    await act(() => call);
  };
  await type('19');
  await arrive('21');
  await events.click(await group.findByRole('button', { name: 'Take theirs' }));
  expect(field).toHaveValue('21');
  expect(group.queryByRole('alert')).toBeNull();

  await type('25');
  await arrive('30');
  await events.click(await group.findByRole('button', { name: 'Keep mine' }));
  expect(field).toHaveValue('25');
  expect(group.queryByRole('alert')).toBeNull();
  server.use(
    http.patch(ADDRESS, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([{ ...age, value: '25' }]);
    }),
  );
  await events.click(group.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 setting changed.')).toBeVisible();
  expect(sent).toEqual([{ values: [{ key: 'minimumAge', value: '25', expected: '30' }] }]);
});

it('puts what the server has against a value onto its field', async () => {
  const sentence = 'Please enter a whole number from 0 to 99.';
  const { events } = visit();
  server.use(http.patch(ADDRESS, () => problem(422, sentence, { minimumAge: sentence })));
  const group = within(await screen.findByRole('region', { name: 'Compliance' }));
  await events.type(group.getByLabelText('Minimum age'), '0');
  await events.click(group.getByRole('button', { name: 'Save' }));
  expect(await group.findAllByText(sentence)).not.toHaveLength(0);
  expect(group.getByLabelText('Minimum age')).toBeInvalid();
});

it('asks before another section takes away what was typed', async () => {
  const { events, router } = visit();
  const group = within(await screen.findByRole('region', { name: 'Compliance' }));
  await events.click(group.getByLabelText('Orders require a confirmed age'));
  await events.click(screen.getByRole('tab', { name: 'Registration' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(router.state.location.search).toBe('');
  await events.click(question.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('region', { name: 'Registration' })).toBeVisible();
});
