/**
 * Buying, on demo data: a cart that was filled before signing in, a price that moved meanwhile, an order with an address
 * of the book, its shipments and papers, goods that come back and their refund; a quotation from the question to the
 * order; and a saved product that comes back, and a saved cart. Customer and manufacturer each have a browser of their own.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectNoOverflow, keep, settle } from './support/pages';
import { expectToast, fill, input, newPerson, enter, signIn } from './support/people';

test.describe.configure({ mode: 'serial' });
test.use({ seed: true, company: 'buying' });

const DEMO_PASSWORD = 'tierway-demo';
const PRODUCT = 'Orrin Air Pod Device';

const people: Record<'customer' | 'owner', Page> = {} as never;
let order = 0;

async function open(browser: Browser, baseURL: string) {
  for (const name of ['customer', 'owner'] as const)
    people[name] ??= await newPerson(browser, baseURL);
}

/** The number of the order on the screen. */
const orderOf = (page: Page) => Number(/\/orders\/(\d+)$/.exec(page.url())?.[1]);
const ownOrder = (id: number) => `/dashboard/customer/orders/${id}`;
const ownersOrder = (id: number) => `/dashboard/manufacturer/orders/${id}`;
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Follows a link of a paper. */
async function expectPdf(page: Page, link: Locator) {
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type'], await link.innerText()).toBe('application/pdf');
}

/** Looks at a page at both widths. */
async function look(page: Page, name: string) {
  // Behind a dialog the heading is out of reach.
  if (!(await page.getByRole('dialog').count())) await settle(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    await expectNoOverflow(page, `${name} at ${width} px`);
    await keep(page, `buying-${name}-${width}`);
  }
}

test.beforeAll(async ({ browser, instance }) => {
  await open(browser, instance.url);
});

test("a guest's cart is there after signing in, and in the next browser too", async ({
  browser,
  instance,
}) => {
  const { customer } = people;
  await customer.goto('/products?q=orrin%20air%20pod');
  await customer.getByRole('button', { name: `Add to Cart: ${PRODUCT}` }).click();
  await expectToast(customer, 'Added to Cart');
  await customer.goto('/cart');
  await expect(customer.getByText('Sign in to see your prices and order')).toBeVisible();

  await signIn(customer, '/login/customer', 'customer', DEMO_PASSWORD);
  await expect(customer).toHaveURL(/\/dashboard\/customer$/);
  await expect(customer.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await customer.getByRole('button', { name: 'Cart, 1 item' }).click();
  const dialog = customer.getByRole('dialog', { name: 'Cart' });
  await expect(dialog.getByText(/^Total \$/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Increase:/ }).click();
  await expect(input(dialog, `Quantity of ${PRODUCT}`)).toHaveValue('2');
  await look(customer, 'cart-dialog');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(customer.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();

  const elsewhere = await newPerson(browser, instance.url);
  await enter(elsewhere, '/login/customer', 'customer', DEMO_PASSWORD);
  await expect(elsewhere.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  await elsewhere.context().close();
});

test('a changed price is asked about, never charged silently', async () => {
  const { customer, owner } = people;
  await enter(owner, '/login/manufacturer', 'manufacturer', DEMO_PASSWORD);
  await expect(owner).toHaveURL(/\/dashboard\/manufacturer$/);
  await owner.goto('/dashboard/manufacturer/products?q=orrin%20air%20pod');
  await owner.getByRole('link', { name: PRODUCT }).first().click();
  await owner.getByRole('tab', { name: 'Prices' }).click();
  const price = input(owner, 'Agent price');
  await expect(price).not.toHaveValue('');
  for (const label of ['Agent price', 'Customer price', 'Unit price']) {
    const field = input(owner, label);
    const before = Number(await field.inputValue());
    if (before > 0) await field.fill((before + 1).toFixed(2));
  }
  await owner.getByRole('button', { name: 'Save', exact: false }).first().click();
  await expectToast(owner, /Product (updated|saved)/);

  await customer.goto('/addresses');
  await customer.getByRole('button', { name: 'Add an address' }).first().click();
  await fill(customer.getByRole('dialog'), {
    Recipient: 'Nadia Rahman',
    'Street address': '4 Beach Street',
    City: 'George Town',
    'Postal code': '10300',
    Country: 'Malaysia',
    'Address name': 'Beach house',
  });
  await customer.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
  await expectToast(customer, 'Address saved');
  await expect(customer.getByRole('heading', { name: 'Beach house' })).toBeVisible();
  await look(customer, 'addresses');

  await customer.goto('/cart');
  await expect(customer.getByText(/^This was \$/)).toBeVisible();
  await fill(customer, {
    'Shipping method': 'Standard Shipping',
    'Deliver to': 'Beach house · 4 Beach Street, George Town',
    'Payment method': 'Bank',
  });
  await expect(customer.getByText('10300 George Town')).toBeVisible();
  await look(customer, 'checkout');
  await customer.getByRole('button', { name: 'Place order' }).click();
  const question = customer.getByRole('dialog', { name: 'Prices have changed' });
  await expect(question.getByText(new RegExp(`${PRODUCT}: was \\$`))).toBeVisible();
  await question.getByRole('button', { name: /^Order for \$/ }).click();
  await expectToast(customer, 'Order Placed Successfully!');
  await expect(customer).toHaveURL(/\/orders\/\d+$/);
  order = orderOf(customer);
  await expect(customer.getByText('10300 George Town').first()).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
});

test('the order is paid, leaves in two parts, and its papers can be opened', async () => {
  const { customer, owner } = people;
  await owner.goto(ownersOrder(order));
  await owner.getByRole('button', { name: 'Record payment' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expectToast(owner, 'Payment recorded');

  await owner.getByRole('button', { name: 'Ship items' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel(`Pieces of ${PRODUCT}`).fill('1');
  await input(dialog, 'Carrier (optional)').fill('Poslaju');
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
  await expectToast(owner, /^Shipment DLN-\d{4}-\d+ shipped/);
  await expect(block(owner, 'Shipments').getByText('1 of 2 shipped')).toBeVisible();
  await look(owner, 'owner-order');
  await owner.getByRole('button', { name: 'Ship the rest' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Ship', exact: true }).click();
  await expectToast(owner, /Shipment .* shipped/);
  await owner.getByRole('button', { name: 'Mark as Delivered' }).click();
  await expectToast(owner, `Order #${order}: Delivered`);

  await customer.goto(ownOrder(order));
  await expect(block(customer, 'Shipments').getByText(/^DLN-/)).toHaveCount(2);
  const papers = [
    block(customer, 'Documents').getByRole('link', { name: 'Invoice as PDF' }),
    block(customer, 'Documents').getByRole('link', { name: 'Receipt as PDF' }),
    ...(await block(customer, 'Shipments')
      .getByRole('link', { name: /^Delivery note DLN-\d{4}-\d+ as PDF$/ })
      .all()),
  ];
  expect(papers).toHaveLength(4);
  for (const paper of papers) await expectPdf(customer, paper);
});

test('goods come back, and their money goes back', async () => {
  const { customer, owner } = people;
  await customer.getByRole('button', { name: 'Return items' }).click();
  const asking = customer.getByRole('dialog');
  await asking.getByLabel(`Pieces of ${PRODUCT}`).fill('1');
  await fill(asking, { Reason: 'Damaged on arrival' });
  await asking.getByRole('button', { name: 'Request return' }).click();
  await expectToast(customer, /^Return RMA-\d{4}-\d+ requested/);
  await look(customer, 'own-order');
  await customer.goto('/returns');
  await expect(customer.getByText('Damaged on arrival').first()).toBeVisible();
  await look(customer, 'returns');

  await owner.goto('/dashboard/manufacturer/returns?state=requested');
  const row = owner.getByRole('row').filter({ hasText: `Order #${order}` });
  await row.getByRole('link', { name: /^RMA-/ }).click();
  await owner.getByRole('button', { name: 'Approve' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expectToast(owner, /: Approved$/);
  await owner.getByRole('button', { name: 'Receive return' }).click();
  await fill(owner.getByRole('dialog'), { Restock: '0', Damaged: '1' });
  await owner.getByRole('dialog').getByRole('button', { name: 'Receive', exact: true }).click();
  await expectToast(owner, 'Return received');
  await look(owner, 'return');
  await owner.getByRole('button', { name: 'Refund items' }).click();
  await fill(owner.getByRole('dialog'), { 'Refund method': 'Bank' });
  await owner.getByRole('dialog').getByRole('button', { name: 'Record refund' }).click();
  await expectToast(owner, 'Refund recorded');

  await customer.goto(ownOrder(order));
  const refunds = block(customer, 'Payments and refunds');
  await expect(refunds.getByText(/CRN-\d{4}-/)).toBeVisible();
  await expectPdf(
    customer,
    refunds.getByRole('link', { name: /^Credit note CRN-\d{4}-\d+ as PDF$/ }),
  );
  await expect(block(customer, 'Returns').getByText('1 received, 0 back in stock')).toBeVisible();
});

test('a quotation is asked for, offered, talked about and accepted', async () => {
  const { customer, owner } = people;
  await customer.goto('/quotes/new');
  await input(customer, 'Add a product').fill('orrin air pod');
  await customer.getByRole('option', { name: new RegExp(PRODUCT) }).click();
  await fill(customer, { Quantity: '3', 'Target price': '10.00' });
  await input(customer, 'Notes').fill('Needed by the end of the month.');
  await look(customer, 'new-quote');
  await customer.getByRole('button', { name: 'Send request' }).click();
  await expectToast(customer, 'Request sent');
  await expect(customer).toHaveURL(/\/orders\/\d+$/);
  const quote = orderOf(customer);
  await expect(block(customer, 'Quotation').getByText('Requested')).toBeVisible();

  await owner.goto(ownersOrder(quote));
  await owner.getByRole('button', { name: 'Make an offer' }).click();
  const dialog = owner.getByRole('dialog');
  await fill(dialog, { 'Offered price': '11.00', 'Shipping cost': '0' });
  await expect(dialog.getByText('$33.00')).toBeVisible();
  await look(owner, 'offer');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expectToast(owner, 'Offer sent');
  await input(owner, 'Write a message').fill('This is our best price.');
  await owner.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(block(owner, 'Messages').getByText('This is our best price.')).toBeVisible();

  await customer.goto(ownOrder(quote));
  await expect(block(customer, 'Messages').getByText('This is our best price.')).toBeVisible();
  await look(customer, 'quote');
  await customer.getByRole('button', { name: 'Accept offer' }).click();
  await customer.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click();
  await expectToast(customer, 'Offer accepted');
  await expect(block(customer, 'Items').getByText('$33.00').first()).toBeVisible();
  await customer.getByRole('button', { name: 'Order again' }).click();
  await expect(customer).toHaveURL(/\/cart$/);
  await expect(customer.getByRole('link', { name: PRODUCT }).first()).toBeVisible();
});

test('many products are ordered by their numbers', async () => {
  const { customer } = people;
  const answer = await customer.request.get('/api/products?limit=2');
  const [first, second] = (await answer.json()) as { sku: string; name: string }[];
  await customer.goto('/quick-order');
  await input(customer, 'SKUs and quantities').fill(
    `${first?.sku} 2\n${second?.sku} x 1 unit\nNO-SUCH-THING 4`,
  );
  await customer.getByRole('button', { name: 'Check items' }).click();
  const found = customer.getByRole('list', { name: 'Results' });
  await expect(found.getByRole('listitem')).toHaveCount(3);
  await expect(found.getByText(first?.name ?? '')).toBeVisible();
  await look(customer, 'quick-order');
  await customer.getByRole('button', { name: 'Add 2 items to cart' }).click();
  await expectToast(customer, '2 items added to your cart');
  await expect(input(customer, 'SKUs and quantities')).toHaveValue('NO-SUCH-THING 4');
  await customer.goto('/cart');
  await expect(customer.getByRole('link', { name: second?.name ?? '' }).first()).toBeVisible();
  await look(customer, 'cart');
});

interface OwnersProduct {
  id: number;
  stockReserved: number;
  stockHeld: number;
}

test('a saved product is announced when it is back, and a saved cart fills the cart again', async () => {
  const { customer, owner } = people;
  const found = await owner.request.get('/api/products?q=orrin%20air%20pod');
  const [{ id, stockReserved, stockHeld } = { id: 0, stockReserved: 0, stockHeld: 0 }] =
    (await found.json()) as OwnersProduct[];
  /** Leaves so many pieces that can be ordered. */
  const leave = async (available: number) => {
    const answer = await owner.request.patch(`/api/products/${id}/stock`, {
      data: { stockBalance: stockReserved + stockHeld + available },
      headers: { Origin: new URL(owner.url()).origin },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await leave(0);
  await customer.goto(`/products/${id}`);
  const heart = customer.getByRole('button', { name: `Save ${PRODUCT}`, exact: true }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await customer.getByRole('button', { name: 'Notify me when it’s back' }).click();
  await expect(customer.getByText('We’ll notify you when it’s back in stock.')).toBeVisible();
  await look(customer, 'sold-out');

  await customer.goto('/saved');
  const saved = customer.getByRole('region', { name: 'Saved products' });
  await expect(saved.getByRole('article')).toHaveCount(1);
  await expect(saved.getByText('Out of stock').first()).toBeVisible();
  await look(customer, 'saved');
  await leave(2);
  await expectToast(customer, `${PRODUCT} is back in stock`);
  await customer.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  const behind = customer.getByRole('dialog', { name: 'Notifications' });
  await behind.getByRole('link', { name: `${PRODUCT} is back in stock` }).click();
  await expect(customer).toHaveURL(new RegExp(`/products/${id}$`));
  await expect(customer.getByText('Only 2 pieces left').first()).toBeVisible();

  await customer.goto('/cart');
  await customer.getByRole('button', { name: 'Save this cart' }).click();
  await fill(customer.getByRole('dialog'), { Name: 'Weekly order' });
  await customer.getByRole('dialog').getByRole('button', { name: 'Save cart' }).click();
  await expectToast(customer, '“Weekly order” saved');
  await look(customer, 'saved-carts');
  await customer.getByRole('button', { name: 'Empty cart' }).click();
  await customer.getByRole('dialog').getByRole('button', { name: 'Empty cart' }).click();
  await expect(customer.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  await customer.getByRole('button', { name: 'Add all to cart: Weekly order' }).click();
  await expectToast(customer, '“Weekly order” added to your cart');
  await expect(customer.getByRole('link', { name: PRODUCT }).first()).toBeVisible();
});
