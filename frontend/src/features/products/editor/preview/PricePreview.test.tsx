import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { MoneyField } from '@/ui/fields';
import { useZodForm } from '@/ui/form';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { field } from '@/testing/visit';
import { EMPTY_PRODUCT, productSchema } from '../productForm';
import { PricePreview } from './PricePreview';

const ADDRESS = `${window.location.origin}/api/products/price-preview`;

function Form() {
  const { control } = useZodForm(productSchema, EMPTY_PRODUCT);
  return (
    <>
      <MoneyField control={control} name="agentPrice" label="Agent price" />
      <PricePreview control={control} />
    </>
  );
}

const offer = (tier: string, pieces: number, price: string, unitPrice: string) => ({
  tier,
  pieces,
  price,
  unitPrice,
  source: 'ownPrice',
});
const ANSWER = {
  wholesalerPrice: '13.00',
  buyers: [
    { buyer: 'customer', offers: [], refusal: 'Mango Ice is not for sale to you.' },
    {
      buyer: 'agent',
      offers: [offer('unit', 1, '14.00', '14.00'), offer('pack', 10, '135.00', '13.50')],
    },
    { buyer: 'dealer', offers: [offer('unit', 1, '16.00', '16.00')] },
  ],
};

it('shows what each buyer pays, asks again as prices are typed, and says why somebody cannot buy', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post(ADDRESS, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(ANSWER);
    }),
  );
  renderWithProviders(<Form />);
  const table = within(await screen.findByRole('table', { name: 'What buyers pay' }));
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) });
  expect(table.getByRole('columnheader', { name: 'Pack (10 pieces)' })).toBeInTheDocument();
  expect(row('Customer')).toHaveTextContent('Not for sale: “Mango Ice is not for sale to you.”');
  expect(row('Agent')).toHaveTextContent(/\$14\.00.*\$135\.00.*\$13\.50 each/);
  expect(row('Dealer')).toHaveTextContent(/\$16\.00.*Not for sale/);

  fireEvent.change(field('Agent price'), { target: { value: '13.' } });
  fireEvent.change(field('Agent price'), { target: { value: '13.5' } });
  await waitFor(() => expect(asked).toEqual([{}, { agentPrice: '13.5' }]));
});

it('says that it failed and tries again', async () => {
  server.use(http.post(ADDRESS, () => problem(500, '')));
  const { events } = renderWithProviders(<Form />);
  expect(await screen.findByText('The preview could not be calculated.')).toBeInTheDocument();
  server.use(http.post(ADDRESS, () => HttpResponse.json(ANSWER)));
  await events.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByText('Not for sale: “Mango Ice is not for sale to you.”'),
  ).toBeInTheDocument();
  expect(screen.queryByText('The preview could not be calculated.')).not.toBeInTheDocument();
});
