import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '@/api/enhance';
import { onGet, problem, server } from '@/testing/server';
import { chooseInRow, field, findToast, PATIENCE } from '@/testing/visit';
import { catalogue, LIST, MANGO, ORIGIN, visit } from './testProducts';

// The form has some forty fields; a machine that compiles beside the tests draws them slowly.
vi.setConfig({ testTimeout: 60_000 });

let seen: ReturnType<typeof catalogue>;
beforeEach(() => {
  seen = catalogue();
});

const editor = () => screen.findByRole('heading', { name: 'Edit Mango Ice' }, PATIENCE);
const question = async () => {
  const title = await screen.findByText('Leave without saving?');
  return title.closest<HTMLElement>('[role=dialog]')!;
};

describe('the editor', () => {
  it('opens on a page of its own, and leads back to the list as it was once it has saved', async () => {
    const { router } = visit(`${LIST}?category=E-Liquids`);
    await chooseInRow('Mango Ice', 'Edit');
    await editor();
    expect(router.state.location.pathname).toBe(`${LIST}/4/edit`);
    expect(screen.queryByRole('tab', { name: /Active Products/ })).toBeNull();
    fireEvent.change(field('Name'), { target: { value: 'Mango Frost' } });
    fireEvent.click(screen.getByText('Save changes'));
    expect(await findToast('Product updated')).toBeInTheDocument();
    expect(seen.saved[0]).toMatchObject({
      name: 'Mango Frost',
      images: [],
      barcode: null,
      expected: { name: MANGO.name, customerPrice: null, images: [] },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(router.state.location.search).toBe('?category=E-Liquids');
    // The address changes before the page does.
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Edit/ })).toBeNull());
    expect(seen.scrolledTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('chooses a tax class where there are some', async () => {
    const classes = [{ id: 3, name: 'E-liquids', products: 0 }];
    server.use(
      onGet('/api/tax', { version: 1, rounding: 'line', defaultRate: '6', classes, zones: [] }),
    );
    visit(`${LIST}/4`);
    await editor();
    const choice = await screen.findByLabelText('Tax class');
    expect(choice).toHaveDisplayValue('Standard');
    fireEvent.change(choice, { target: { value: '3' } });
    fireEvent.click(screen.getByText('Save changes'));
    expect(await findToast('Product updated')).toBeInTheDocument();
    expect(seen.saved[0]).toMatchObject({ taxClassId: 3, expected: { taxClassId: null } });
  });

  it('asks before changes are lost: by Back, by Cancel and by closing the window', async () => {
    const { router } = visit();
    await chooseInRow('Mango Ice', 'Edit');
    await editor();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    fireEvent.change(field('Name'), { target: { value: 'Mango Frost' } });
    expect(closing()).toBe(true);
    await router.navigate(-1);
    fireEvent.click(within(await question()).getByText('Stay here'));
    expect(field('Name')).toHaveValue('Mango Frost');
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    fireEvent.click(screen.getByText('Cancel'));
    fireEvent.click(within(await question()).getByText('Leave'));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  });

  it('keeps what was typed when a newer version of the product arrives', async () => {
    const { store } = visit(`${LIST}/4`);
    await editor();
    fireEvent.change(field('Name'), { target: { value: 'Mango Frost' } });
    const newer = { ...MANGO, description: 'Newer', updatedAt: '2026-11-21T08:00:00Z' };
    const loaded = vi.fn();
    server.use(
      http.get(`${ORIGIN}/api/products/4`, () => {
        loaded();
        return HttpResponse.json(newer);
      }),
    );
    store.dispatch(api.util.invalidateTags(['Catalogue']));
    await waitFor(() => expect(loaded).toHaveBeenCalled());
    const { data } = await store.dispatch(api.endpoints.getProduct.initiate({ id: 4 }));
    expect(data).toMatchObject({ description: 'Newer' });
    expect(field('Name')).toHaveValue('Mango Frost');
  });

  it('shows both values of what somebody else changed meanwhile, and saves what is chosen', async () => {
    visit(`${LIST}/4`);
    await editor();
    fireEvent.change(field('Customer price'), { target: { value: '13' } });
    fireEvent.change(field('Name'), { target: { value: 'Mango Frost' } });
    const changed = 'Somebody else has changed this meanwhile.';
    const bodies: unknown[] = [];
    server.use(
      http.put(`${ORIGIN}/api/products/4`, async ({ request }) => {
        bodies.push(await request.json());
        if (bodies.length > 1) return HttpResponse.json({ ...MANGO, name: 'Mango Frost' });
        const now = { customerPrice: '15.50', category: 'Pods' };
        return problem(409, changed, { customerPrice: changed, category: changed }, now);
      }),
    );
    fireEvent.click(screen.getByText('Save changes'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    expect(dialog.getByLabelText('Theirs: Pods')).toBeChecked();
    expect(dialog.getByLabelText('Yours: $13.00')).not.toBeChecked();
    fireEvent.click(dialog.getByLabelText('Theirs: $15.50'));
    fireEvent.click(dialog.getByText('Save'));
    expect(await findToast('Product updated')).toBeInTheDocument();
    expect(bodies[1]).toMatchObject({
      name: 'Mango Frost',
      customerPrice: '15.50',
      category: 'Pods',
      expected: { customerPrice: '15.50', category: 'Pods', name: MANGO.name },
    });
  });

  it('shows refusals as toasts and on their fields, and stays open', async () => {
    visit(`${LIST}/4`);
    await editor();
    fireEvent.change(field('Name'), { target: { value: ' ' } });
    fireEvent.click(screen.getByText('Save changes'));
    expect(await findToast('Validation Error')).toBeInTheDocument();
    expect(screen.getAllByText('Product name is required')).toHaveLength(2);
    fireEvent.change(field('Name'), { target: { value: 'Mango Ice' } });
    const taken = 'Another product already has this barcode.';
    server.use(http.put(`${ORIGIN}/api/products/4`, () => problem(422, taken, { barcode: taken })));
    fireEvent.change(field('Barcode'), { target: { value: '4006381333931' } });
    fireEvent.click(screen.getByText('Save changes'));
    expect(await findToast('Failed to update product')).toBeInTheDocument();
    expect(field('Barcode')).toHaveAccessibleDescription(taken);
  });

  it('says when the product is gone, and knows no other addresses', async () => {
    server.use(http.get(`${ORIGIN}/api/products/4`, () => problem(404, 'Not found.')));
    visit(`${LIST}/4`);
    expect(await screen.findByText('This product no longer exists')).toBeInTheDocument();
    visit(`${LIST}/mango/edit`);
    expect(await screen.findByText('404 Page Not Found')).toBeInTheDocument();
  });
});

describe('the page of a new product', () => {
  const openPage = async () => {
    const view = visit(`${LIST}?category=E-Liquids`);
    fireEvent.click(screen.getByRole('link', { name: 'Create product' }));
    await screen.findByRole('heading', { name: 'Create product' }, PATIENCE);
    return view;
  };

  it('sends it as active, and leads back to the list', async () => {
    let sent: unknown;
    server.use(
      http.post(`${ORIGIN}/api/products`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ ...MANGO, id: 6, name: 'Tarn One' }, { status: 201 });
      }),
    );
    const { router } = await openPage();
    fireEvent.change(field('Name'), { target: { value: 'Tarn One' } });
    fireEvent.change(field('Category'), { target: { value: 'Pods' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create product' }));
    expect(await findToast('Product created')).toBeInTheDocument();
    expect(sent).toMatchObject({ name: 'Tarn One', category: 'Pods', isActive: true });
    expect(sent).not.toHaveProperty('sku', '');
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(router.state.location.search).toBe('?category=E-Liquids');
  });

  it('has no batches and no history', async () => {
    await openPage();
    expect(screen.getAllByRole('tab')).toHaveLength(4);
  });

  it('asks before Back and Cancel throw away what was typed', async () => {
    const { router } = await openPage();
    fireEvent.change(field('Name'), { target: { value: 'Tarn One' } });
    await router.navigate(-1);
    fireEvent.click(within(await question()).getByText('Stay here'));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    fireEvent.click(screen.getByText('Cancel'));
    fireEvent.click(within(await question()).getByText('Leave'));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  });
});

describe('the fields', () => {
  const labels = (options: Iterable<Element>) =>
    [...options].map((option) => (option as HTMLOptionElement).value).filter(Boolean);

  it('offer the listed categories, units and names, and start with kg and cm', async () => {
    visit(`${LIST}/new`);
    await screen.findByRole('heading', { name: 'Create product' }, PATIENCE);
    const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
    const category = screen.getByLabelText<HTMLInputElement>(/^Category/);
    await waitFor(() => expect(labels(category.list!.options)[0]).toBe('E-Liquids'));
    expect(labels(category.list!.options).slice(1)).toEqual(
      `Electronics|Home & Kitchen|Health & Beauty|Sports & Outdoors|Clothing & Accessories|Books & Media|Toys & Games|Automotive|Pet Supplies|Food & Beverage|Office & School|Garden & Outdoor|Tools & Hardware|Arts & Crafts|Baby & Kids|Other`.split(
        '|',
      ),
    );
    expect(labels(select('Weight unit').options)).toEqual(['kg', 'g', 'lb', 'oz', 'ton']);
    expect(labels(select('Dimension unit').options)).toEqual(['mm', 'cm', 'm', 'in', 'ft']);
    expect(select('Weight unit')).toHaveValue('kg');
    expect(select('Dimension unit')).toHaveValue('cm');
    const units = ['Sachet', 'Piece', 'Item', 'Unit', 'Packet', 'Bottle', 'Can'];
    expect(labels(select('Unit type').options)).toEqual(expect.arrayContaining(units));
    expect(labels(select('Pack name').options)).toEqual(
      'Pack Box Bundle Set Tray Case custom'.split(' '),
    );
    expect(labels(select('Bulk name').options)).toEqual(
      'Sack Carton Crate Pallet Container Bag custom'.split(' '),
    );
    const device = screen.getByLabelText<HTMLInputElement>('Device type');
    expect(labels(device.list!.options)).toContain('Disposable');
    fireEvent.change(select('Pack name'), { target: { value: 'custom' } });
    expect(screen.getByLabelText(/^Custom name/)).toBeInTheDocument();
  });

  it('compute what wholesalers pay while the cost is typed', async () => {
    visit(`${LIST}/new`);
    await screen.findByRole('heading', { name: 'Create product' }, PATIENCE);
    fireEvent.change(field('Manufacturer cost'), { target: { value: '10.83' } });
    expect(screen.getByLabelText('Wholesaler price')).toHaveTextContent('$13.00');
  });
});
