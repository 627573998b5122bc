/**
 * How many steps the everyday tasks take, on demo data. A task begins where its person is: on the dashboard, in the shop,
 * on the price grid. What counts as a step stands in support/steps.ts.
 */
import type { Browser, Page } from '@playwright/test';
import { onPostgres } from './support/database';
import { expect, test } from './support/fixtures';
import { settle } from './support/pages';
import { enter, expectToast, input, newPerson } from './support/people';
import { Steps } from './support/steps';

test.use({ seed: true, company: 'steps' });
test.skip(onPostgres, 'takes the same steps on every database');

const DEMO_PASSWORD = 'tierway-demo';

/** Somebody who has signed in and looks at a page, at the first step. */
async function begin(
  browser: Browser,
  url: string,
  [door, username, home]: readonly [string, string, string],
): Promise<{ page: Page; steps: Steps }> {
  const page = await newPerson(browser, url);
  await enter(page, door, username, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(home);
  await settle(page);
  return { page, steps: new Steps(page) };
}

async function answerOf<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path);
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as T;
}

test('an order is placed from the shop in six steps', async ({ browser, instance }) => {
  const { page, steps } = await begin(browser, instance.url, [
    '/login/customer',
    'customer',
    '/products?inStock=true',
  ]);
  await steps.click(page.getByRole('button', { name: /^Add to Cart: / }).first());
  await steps.click(page.getByRole('link', { name: 'View cart' }).first());
  await steps.choose(input(page, 'Shipping method'), 'Standard Shipping');
  await steps.choose(input(page, 'Payment method'), 'Bank');
  await steps.click(page.getByRole('button', { name: 'Place order' }));
  await expectToast(page, 'Order Placed Successfully!');
  steps.expectAtMost(6);
});

test('a registration is approved in three steps', async ({ browser, instance }) => {
  const { page, steps } = await begin(browser, instance.url, [
    '/login/admin',
    'admin',
    '/dashboard/admin',
  ]);
  await steps.click(page.getByRole('link', { name: /^Review: .* to approve$/ }).first());
  // Where nothing is missing any more.
  const approve = page.getByRole('button', { name: 'Approve', exact: true, disabled: false });
  await steps.click(approve.first());
  await expectToast(page, 'User Approved');
  steps.expectAtMost(3);
});

test('a purchase order is received in five steps', async ({ browser, instance }) => {
  const { page, steps } = await begin(browser, instance.url, [
    '/login/employee',
    'purchaser',
    '/dashboard/purchaser',
  ]);
  const [sent] = await answerOf<{ number: string }[]>(page, '/api/purchase-orders?state=ordered');
  if (!sent) throw new Error('the demo has a purchase order that was sent');
  await steps.click(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Purchasing/ }),
  );
  await steps.click(page.getByRole('tab', { name: 'Purchase orders' }));
  await steps.click(page.getByRole('link', { name: sent.number }).first());
  await steps.click(page.getByRole('button', { name: 'Receive', exact: true }));
  await steps.click(page.getByRole('dialog').getByRole('button', { name: 'Receive', exact: true }));
  await expectToast(page, 'Goods received');
  steps.expectAtMost(5);
});

test('anything is found in two steps', async ({ browser, instance }) => {
  const { page } = await begin(browser, instance.url, [
    '/login/manufacturer',
    'manufacturer',
    '/dashboard/manufacturer',
  ]);
  const [order] = await answerOf<{ id: number }[]>(page, '/api/orders?limit=1');
  const [product] = await answerOf<{ id: number; sku: string }[]>(page, '/api/products?limit=1');
  const [lot] = await answerOf<{ code: string }[]>(page, '/api/lots?limit=1');
  const [bought] = await answerOf<{ number: string }[]>(page, '/api/purchase-orders?limit=1');
  if (!order || !product || !lot || !bought) throw new Error('the demo has one of each');
  const things = [
    [`#${order.id}`, new RegExp(`/orders/${order.id}(\\?|$)`)],
    [product.sku, new RegExp(`/products/${product.id}(/edit)?(\\?|$)`)],
    [lot.code, /\/lots\/\d+/],
    ['Straits Cell', /\/purchasing\/suppliers\/\d+/],
    ['Stock history', /\/stock-history$/],
  ] as const;
  for (const [words, address] of things) {
    await page.goto('/dashboard/manufacturer');
    await settle(page);
    const steps = new Steps(page);
    await steps.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
    await steps.type(palette.getByRole('combobox'), words);
    await expect(palette.getByRole('option').first()).toContainText(words.replace('#', ''));
    await steps.send();
    await expect(page, words).toHaveURL(address);
    steps.expectAtMost(2);
  }
});

test('a hundred prices rise by five percent in four steps', async ({ browser, instance }) => {
  const { page, steps } = await begin(browser, instance.url, [
    '/login/wholesaler',
    'wholesaler',
    '/dashboard/wholesaler/dealer-pricing',
  ]);
  await steps.click(page.getByRole('button', { name: 'Bulk edit' }));
  const dialog = page.getByRole('dialog');
  await steps.type(input(dialog, 'Change'), '5');
  await steps.send();
  await steps.click(dialog.getByRole('button', { name: 'Review and save' }));
  await steps.click(page.getByRole('dialog').getByRole('button', { name: 'Save prices' }));
  await expectToast(page, /\d{3,} prices saved/);
  steps.expectAtMost(4);
});
