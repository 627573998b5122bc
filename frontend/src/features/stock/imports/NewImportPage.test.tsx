import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { server } from '@/testing/server';
import { field } from '@/testing/visit';
import NewImportPage from './NewImportPage';

function open() {
  const sent: Record<string, string>[] = [];
  server.use(
    http.post(`${window.location.origin}/api/imports`, async ({ request }) => {
      const part = /name="(\w+)"(; filename=)?[^\r]*\r\n(?:[^\r]+\r\n)*\r\n([^\r]*)/g;
      const parts = [...(await request.text()).matchAll(part)];
      const values = parts.map(([, name, file, value]) => [name, file ? 'a file' : value]);
      sent.push(Object.fromEntries(values) as never);
      return HttpResponse.json({ id: 3 }, { status: 201 });
    }),
  );
  const routes = [{ path: '/dashboard/manufacturer/imports/:id', element: <p>The import</p> }];
  return { ...renderWithProviders(<NewImportPage />, { at: '/new', routes }), sent };
}

const SHEET = new File(['sku,counted\nMI-1,3'], 'shelf.csv', { type: 'text/csv' });

it('needs a file, and one it can read', async () => {
  const { events, sent } = open();
  await events.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Choose a file.')).toBeVisible();
  const picture = new File(['x'], 'shelf.png', { type: 'image/png' });
  Object.defineProperty(field('File'), 'accept', { value: '' });
  await events.upload(field('File'), picture);
  expect(
    await screen.findByText('shelf.png isn’t a supported file type. Use csv, xlsx.'),
  ).toBeVisible();
  expect(sent).toEqual([]);
});

it('sends what it is, the reason of a count, and the file', async () => {
  const { events, sent } = open();
  await events.click(screen.getByRole('radio', { name: /Stock count/ }));
  await events.type(screen.getByLabelText('Reason for the count'), 'Shelf B');
  await events.upload(field('File'), SHEET);
  await events.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('The import')).toBeVisible();
  expect(sent).toEqual([{ kind: 'stockCount', reason: 'Shelf B', file: 'a file' }]);
});

it('offers an empty file of what is to be imported', async () => {
  const { events } = open();
  const template = (format: string) => screen.getByRole('link', { name: `Template as ${format}` });
  expect(template('CSV')).toHaveAttribute('href', '/api/import-templates/products.csv');
  await events.click(screen.getByRole('radio', { name: /Stock count/ }));
  expect(template('Excel')).toHaveAttribute('href', '/api/import-templates/stockCount.xlsx');
});
