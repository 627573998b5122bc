import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { visit as visitApp, field, PATIENCE } from '@/testing/visit';
import LogoSettingsPage from './LogoSettingsPage';

const PATH = '/api/settings/company_logo';
const ADDRESS = window.location.origin + PATH;
const URL_FIELD = 'Logo URL';
const FILE_FIELD = 'Or upload a file';

function visit(value = '', updatedAt?: string) {
  const logo = { key: 'company_logo', value, ...(updatedAt ? { updatedAt } : {}) };
  server.use(onGet(PATH, logo));
  return renderWithProviders(<LogoSettingsPage />);
}

/** Takes what is sent and answers it as saved. */
function onSave() {
  const sent: unknown[] = [];
  server.use(
    http.put(ADDRESS, async ({ request }) => {
      const body = (await request.json()) as { value: string };
      sent.push(body);
      const value = body.value.startsWith('data:') ? '/media/0a1b.svg' : body.value;
      return HttpResponse.json({ key: 'company_logo', value, updatedAt: '2026-11-21T10:00:00Z' });
    }),
  );
  return sent;
}

it('says which logo there is and since when', async () => {
  visit('/media/0a1b.png', '2026-11-20T10:00:00Z');
  const current = await screen.findByRole('region', { name: 'Current logo' });
  expect(current).toHaveTextContent(/A logo is set. Last updated .*2026/);
  const pictures = screen.getAllByRole('img', { name: 'Logo' });
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/media/0a1b.png',
    '/media/0a1b.png',
  ]);
});

it('needs an address or a file, for the preview as for saving', async () => {
  const { events } = visit();
  expect(await screen.findByText(/No logo is set/)).toBeVisible();
  expect(screen.getByText('Image files; PNG or SVG recommended, maximum 2 MB.')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Preview' }));
  const sentence = 'Enter a logo URL or choose a file.';
  expect(await screen.findByText(sentence)).toBeVisible();
  await events.type(field(URL_FIELD), 'http://plain.example/a.png');
  await events.click(screen.getByRole('button', { name: 'Save Logo' }));
  expect(await screen.findByText(/starts with https/)).toBeVisible();
});

it('previews an address on light and dark and says when it cannot be loaded', async () => {
  const { events } = visit();
  await screen.findByRole('region', { name: 'Current logo' });
  const previews = within(screen.getByRole('group', { name: 'Preview on light and dark' }));
  expect(previews.getAllByText('No logo yet')).toHaveLength(2);
  await events.type(field(URL_FIELD), 'https://cdn.example/logo.svg');
  await events.click(screen.getByRole('button', { name: 'Preview' }));
  const [picture] = await screen.findAllByRole('img', { name: 'Logo' });
  expect(picture).toHaveAttribute('src', 'https://cdn.example/logo.svg');
  if (picture) fireEvent.error(picture);
  expect(await screen.findAllByText('Failed to load image')).toHaveLength(2);
});

it('saves an address without blanks around it', async () => {
  const sent = onSave();
  const { events } = visit();
  await screen.findByRole('region', { name: 'Current logo' });
  await events.type(field(URL_FIELD), ' https://cdn.example/logo.svg ');
  await events.click(screen.getByRole('button', { name: 'Save Logo' }));
  expect(await screen.findByText('Logo updated successfully')).toBeVisible();
  expect(sent).toEqual([{ value: 'https://cdn.example/logo.svg', expected: { value: '' } }]);
});

it('sends a file by its content', async () => {
  const sent = onSave();
  const { events } = visit();
  await screen.findByRole('region', { name: 'Current logo' });
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await events.upload(field(FILE_FIELD), file);
  await events.click(screen.getByRole('button', { name: 'Save Logo' }));
  expect(await screen.findByText('Logo updated successfully')).toBeVisible();
  expect(sent).toEqual([
    { value: `data:image/svg+xml;base64,${btoa('<svg/>')}`, expected: { value: '' } },
  ]);
  await waitFor(() => expect(field(URL_FIELD)).toHaveValue('/media/0a1b.svg'));
});

it('shows why the server takes no such logo', async () => {
  const sentence = 'This SVG contains the element “script”, which is not allowed in a logo.';
  const { events } = visit('https://cdn.example/logo.svg');
  await screen.findByRole('region', { name: 'Current logo' });
  server.use(http.put(ADDRESS, () => problem(422, sentence, { value: sentence })));
  await events.click(screen.getByRole('button', { name: 'Save Logo' }));
  expect(await screen.findByText('Failed to update logo')).toBeVisible();
  expect(field(URL_FIELD)).toBeInvalid();
});

it('is closed to other roles, with a sentence', async () => {
  visitApp('/manufacturer/logo-settings', 'customer');
  const sentence = 'Access denied. Only manufacturers can manage logo settings.';
  expect(await screen.findByText(sentence, undefined, PATIENCE)).toBeVisible();
});
