import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { ReportIssueDialog } from './ReportIssueDialog';

const ADDRESS = `${window.location.origin}/api/issue-reports`;

async function open() {
  const { events } = renderWithProviders(
    <ReportIssueDialog productId={42} subject="Mango Ice" label="Report Issue" />,
  );
  await events.click(screen.getByRole('button', { name: 'Report Issue: Mango Ice' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report Issue: Mango Ice' });
  const send = within(dialog).getByRole('button', { name: 'Report Issue' });
  return { events, dialog, send };
}

async function fillIn({ events }: Pick<Awaited<ReturnType<typeof open>>, 'events'>) {
  await events.type(screen.getByLabelText(/^Issue type/), 'Leaking');
  await events.type(screen.getByLabelText(/^Description/), 'Two coils leak.');
}

it('asks for type and description before anything is sent', async () => {
  const { events, send } = await open();
  await events.click(send);
  expect(await screen.findByText('Enter an issue type.')).toBeVisible();
  expect(screen.getByText('Describe the issue.')).toBeVisible();
});

it('sends what was said about which product, of high priority unless it says otherwise', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(ADDRESS, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 9 }, { status: 201 });
    }),
  );
  const view = await open();
  await fillIn(view);
  await view.events.click(view.send);
  expect(await screen.findByText('Product issue reported successfully')).toBeVisible();
  expect(sent).toEqual([
    { productId: 42, issueType: 'Leaking', description: 'Two coils leak.', priority: 'high' },
  ]);
});

it('sends photos along as a form, and takes one out again before', async () => {
  const sent: FormData[] = [];
  server.use(
    http.post(ADDRESS, async ({ request }) => {
      sent.push(await request.formData());
      return HttpResponse.json({ id: 9 }, { status: 201 });
    }),
  );
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  const view = await open();
  await fillIn(view);
  const input = screen.getByLabelText<HTMLInputElement>('Photos (optional)');
  expect(input.accept).toBe('image/*');
  const files = ['one.jpg', 'two.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  fireEvent.change(input, { target: { files } });
  await view.events.click(await screen.findByRole('button', { name: /two\.jpg/ }));
  await view.events.click(view.send);
  expect(await screen.findByText('Product issue reported successfully')).toBeVisible();
  const form = sent[0];
  expect(form?.get('issueType')).toBe('Leaking');
  expect(form?.get('productId')).toBe('42');
  expect(form?.getAll('photos')).toHaveLength(1);
});

it('says what the server has against it', async () => {
  server.use(http.post(ADDRESS, () => problem(422, 'Product not found.')));
  const view = await open();
  await fillIn(view);
  await view.events.click(view.send);
  expect(
    await screen.findByText('Failed to report product issue. Please try again.'),
  ).toBeVisible();
  expect(screen.getByText('Product not found.')).toBeVisible();
});
