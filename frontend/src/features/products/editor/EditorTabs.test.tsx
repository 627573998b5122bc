import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onGet, problem, server } from '@/testing/server';
import { field, findToast, PATIENCE } from '@/testing/visit';
import { catalogue, LIST, MANGO, ORIGIN, visit } from './testProducts';

// The form has some forty fields; a machine that compiles beside the tests draws them slowly.
vi.setConfig({ testTimeout: 60_000 });

let seen: ReturnType<typeof catalogue>;
beforeEach(() => {
  seen = catalogue();
});

const editor = () => screen.findByRole('heading', { name: 'Edit Mango Ice' }, PATIENCE);
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the tabs of a product', () => {
  it('are named in the address and share one form', async () => {
    const { router } = visit(`${LIST}/4/edit?tab=prices`);
    await editor();
    expect(openTab()).toBe('Prices');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Basics',
      'Prices',
      'Stock',
      'Batches',
      'Media',
      'Price history',
      'History',
    ]);
    expect(field('Customer price')).toBeVisible();
    expect(field('Name')).not.toBeVisible();
    fireEvent.change(field('Customer price'), { target: { value: '13' } });
    fireEvent.click(screen.getByRole('tab', { name: 'Basics' }));
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(field('Name')).toBeVisible());
    fireEvent.change(field('Name'), { target: { value: 'Mango Frost' } });
    fireEvent.click(screen.getByText('Save changes'));
    expect(await findToast('Product updated')).toBeInTheDocument();
    expect(seen.saved[0]).toMatchObject({ name: 'Mango Frost', customerPrice: '13.00' });
  });

  it('list which prices changed, from what to what', async () => {
    const change = (id: number, field: string, prices: Record<string, string>) => ({
      id,
      field,
      ...prices,
      createdAt: '2026-11-20T08:00:00Z',
    });
    server.use(
      onGet('/api/products/4/price-changes', [
        change(2, 'packPrice', { newPrice: '120.00', changedByName: 'Mei Lin' }),
        change(1, 'customerPrice', { oldPrice: '14.00', newPrice: '15.00' }),
      ]),
    );
    visit(`${LIST}/4/edit?tab=priceHistory`);
    await editor();
    const rows = await screen.findAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Pack priceNone\$120\.00Mei Lin$/);
    expect(rows[2]).toHaveTextContent(/Customer price\$14\.00\$15\.00System$/);
  });

  it('show which of them have a wrong field, and turn to the first', async () => {
    visit(`${LIST}/4/edit?tab=media`);
    await editor();
    fireEvent.change(field('Name'), { target: { value: ' ' } });
    fireEvent.change(field('Customer price'), { target: { value: 'much' } });
    fireEvent.click(screen.getByText('Save changes'));
    await waitFor(() => expect(openTab()).toBe('Basics1 to correct'));
    expect(screen.getByRole('tab', { name: /Prices/ })).toHaveTextContent('Prices1 to correct');
    expect(field('Name')).toBeVisible();
    expect(seen.saved).toEqual([]);
  });

  it('turn to the field that the server refuses', async () => {
    const most = 'At most $1,000.00.';
    server.use(
      http.put(`${ORIGIN}/api/products/4`, () => problem(422, most, { customerPrice: most })),
    );
    visit(`${LIST}/4/edit`);
    await editor();
    fireEvent.change(field('Customer price'), { target: { value: '1001' } });
    fireEvent.click(screen.getByText('Save changes'));
    await waitFor(() => expect(openTab()).toBe('Prices1 to correct'));
    expect(field('Customer price')).toHaveAccessibleDescription(most);
  });

  it('have its batches and what came in and went out, beside what is typed', async () => {
    server.use(
      onGet('/api/lots', []),
      onGet('/api/inventory/transactions', [
        {
          id: 1,
          type: 'in',
          reason: 'purchase',
          quantity: 40,
          balanceAfter: 40,
          productId: 4,
          createdAt: '2026-11-20T08:00:00Z',
          reference: 'DLV-7',
        },
      ]),
    );
    visit(`${LIST}/4/edit?tab=history`);
    expect(await screen.findByText('DLV-7', undefined, PATIENCE)).toBeVisible();
    fireEvent.click(screen.getByRole('tab', { name: 'Batches' }));
    expect(await screen.findByText('No batches yet')).toBeVisible();
    fireEvent.click(screen.getByRole('tab', { name: 'Stock' }));
    expect(await screen.findByText('Track in batches')).toBeVisible();
    expect(screen.getByText('Available')).toBeVisible();
  });

  it('take a compliance sheet at once, and let it go after a question', async () => {
    let sheet: string | undefined;
    const sent: unknown[] = [];
    const PATH = `${ORIGIN}/api/products/4/compliance-sheet`;
    const DATA = `data:application/pdf;base64,${btoa('%PDF')}`;
    server.use(
      http.get(`${ORIGIN}/api/products/4`, () =>
        HttpResponse.json({ ...MANGO, ...(sheet ? { complianceSheetUrl: sheet } : {}) }),
      ),
      http.put(PATH, async ({ request }) => {
        const body = (await request.json()) as { file: string };
        sent.push(body);
        if (body.file !== DATA)
          return problem(422, 'Check the form.', { file: 'Please upload a PDF file.' });
        sheet = '/media/0a1b.pdf';
        return HttpResponse.json({ complianceSheetUrl: sheet });
      }),
      http.delete(PATH, () => {
        sheet = undefined;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { events } = visit(`${LIST}/4/edit?tab=media`);
    await editor();
    const choose = (name: string, content: string) =>
      events.upload(field('PDF file'), new File([content], name, { type: 'application/pdf' }));
    await choose('empty.pdf', '');
    expect(await screen.findByText(/empty\.pdf/)).toBeVisible();
    expect(sent).toEqual([]);
    await choose('page.pdf', '<html>');
    expect(await screen.findByText('Please upload a PDF file.')).toBeVisible();
    await choose('sheet.pdf', '%PDF');
    expect(await findToast('Compliance sheet saved')).toBeVisible();
    expect(sent).toHaveLength(2);
    const link = await screen.findByRole('link', { name: 'Compliance sheet (PDF)' });
    expect(link).toHaveAttribute('href', '/media/0a1b.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Remove sheet' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the compliance sheet?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove sheet' }));
    expect(await findToast('Compliance sheet removed')).toBeVisible();
    await waitFor(() => expect(link).not.toBeInTheDocument());
    expect(field('PDF file')).toHaveFocus();
  });
});
