import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { server } from '@/testing/server';
import ReturnDialog from './ReturnDialog';

const LINES = [
  { lineId: 1, name: 'Mango Ice', most: 5 },
  { lineId: 2, name: 'Mint', most: 2 },
];
const COMPLAINT = 'Enter at least one piece.';

async function open() {
  const view = renderWithProviders(
    <ReturnDialog orderId={7} lines={LINES} isBuyer onClose={vi.fn()} />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  return { ...view, dialog, send: dialog.getByRole('button', { name: 'Request return' }) };
}

it('forgets its complaint as soon as a piece is typed', async () => {
  const { events, dialog, send } = await open();
  await events.click(send);
  expect(await dialog.findByText(COMPLAINT)).toBeVisible();
  const field = dialog.getByRole('textbox', { name: /Mint/ });
  await events.clear(field);
  await events.type(field, '1');
  expect(dialog.queryByText(COMPLAINT)).not.toBeInTheDocument();
});

it('forgets its complaint when everything is chosen at once, and sends that', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${window.location.origin}/api/orders/7/returns`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 1, number: 'RET-2026-000001' }, { status: 201 });
    }),
  );
  const { events, dialog, send } = await open();
  await events.click(send);
  expect(await dialog.findByText(COMPLAINT)).toBeVisible();
  await events.click(dialog.getByRole('button', { name: 'All' }));
  expect(dialog.queryByText(COMPLAINT)).not.toBeInTheDocument();
  await events.selectOptions(dialog.getByRole('combobox'), 'Damaged on arrival');
  await events.click(send);
  expect(await screen.findByText(/RET-2026-000001/)).toBeVisible();
  expect(sent).toMatchObject([
    {
      lines: [
        { lineId: 1, pieces: 5 },
        { lineId: 2, pieces: 2 },
      ],
    },
  ]);
});
