import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { server } from '@/testing/server';
import { AddProduct } from './AddProduct';

const PRODUCTS = [
  { id: 1, name: 'Mango Ice', sku: 'MI-1' },
  { id: 2, name: 'Mango Tea', sku: 'MT-2' },
];

function show(taken: number[] = []) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`${window.location.origin}/api/products`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(PRODUCTS);
    }),
  );
  const onPick = vi.fn();
  const texts = { label: 'Add', placeholder: 'Find', noOptions: 'Nothing' };
  const view = renderWithProviders(<AddProduct {...texts} taken={taken} onPick={onPick} />);
  return { ...view, asked, onPick, field: screen.getByRole('combobox', { name: 'Add' }) };
}

it('finds what is on sale, hands the product over and is empty for the next one, still in focus', async () => {
  const { events, asked, field, onPick } = show();
  await events.type(field, 'mango');
  await waitFor(() => expect(asked.at(-1)?.get('q')).toBe('mango'));
  expect(asked.at(-1)?.get('status')).toBe('active');
  await events.click(await screen.findByRole('option', { name: /Mango Tea/ }));
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 2, name: 'Mango Tea' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

it('does not offer what stands there already', async () => {
  const { events, field } = show([1]);
  await events.click(field);
  expect(await screen.findByRole('option', { name: /Mango Tea/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Mango Ice/ })).not.toBeInTheDocument();
});
