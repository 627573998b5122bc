/**
 * The public pages of specification 1 in a browser, on demo data: the tree a screen reader gets (axe) in both colour
 * schemes at both widths, every registration form with the keyboard alone, the question of age, and what only a real
 * browser can show. SCREENSHOTS=dir keeps a picture of each page.
 */
import type { Page } from '@playwright/test';
import { barriers } from './support/barriers';
import { pdf, picture } from './support/files';
import { onPostgres } from './support/database';
import { expect, test } from './support/fixtures';
import { mailedLink } from './support/letterbox';
import { fillByKeyboard, type Keys } from './support/keyboard';
import { expectNoOverflow, keep, settle } from './support/pages';
import { expectToast, fill, input, PASSWORD, signIn } from './support/people';

test.use({ seed: true, isMailed: true });

const PAGES = [
  '/',
  '/products',
  '/products?view=list',
  '/search?q=nothing-at-all',
  '/products/1',
  '/dealers',
  '/become-agent',
  '/agent-referral',
  '/store/dealer',
  '/store/agent',
  '/cart',
  '/register',
  '/register/manufacturer',
  '/register/wholesaler',
  '/register/employee',
  '/register/dealer',
  '/register/agent',
  '/register/customer',
  '/ref/K7M2QX9T',
  '/ref/K7M2QX9T?role=sub-agent',
  '/login',
  '/login/customer',
  '/login/dealer',
  '/login/agent',
  '/login/wholesaler',
  '/login/manufacturer',
  '/login/employee',
  '/warehouse-login',
  '/reset-password',
  '/reset-password?token=abc',
  '/help',
  '/help/placing-an-order',
  '/help/integration',
  '/terms',
  '/privacy',
  '/underage',
  '/no-such-page',
];

for (const width of [1440, 390])
  test(`no barrier on any public page at ${width} px, in light and dark`, async ({ page }) => {
    test.skip(onPostgres, 'looks the same on every database');
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    for (const path of PAGES) {
      await page.goto(path);
      await settle(page);
      await expectNoOverflow(page, `${path} at ${width} px`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
        expect.soft(await barriers(page), `${path}, ${colorScheme}`).toEqual([]);
        await keep(page, `public${path.replaceAll(/[/?=&]/g, '-')}-${colorScheme}-${width}`);
      }
    }
  });

const WHO = (username: string): Keys => ({
  'First name': 'Noor',
  'Last name': 'Azhar',
  Email: `${username}@example.com`,
  Username: username,
  Password: PASSWORD,
  'Confirm password': PASSWORD,
  'I have read': true,
});
const PLACE = { Country: 'Malaysia', Zone: 'Kuala Lumpur' };
const COMPANY = { 'Company name': 'Quay Trading', ...PLACE };

interface Form {
  path: string;
  keys: Keys;
  button: string;
  toast: string;
  ends: RegExp;
}

const FORMS: Record<string, Form> = {
  manufacturer: {
    path: '/register/manufacturer',
    keys: { ...COMPANY, 'Business type': 'Trading', Phone: '+60 3 1', 'Company address': 'Quay 1' },
    button: 'Register company',
    toast: 'Registration Successful!',
    ends: /\/login\/manufacturer$/,
  },
  wholesaler: {
    path: '/register/wholesaler',
    keys: { ...COMPANY, 'Distribution regions': 'Asia' },
    button: 'Submit application',
    toast: 'Registration Successful!',
    ends: /\/login\/wholesaler$/,
  },
  employee: {
    path: '/register/employee',
    keys: {
      Position: 'Driver',
      Department: 'Logistics',
      'ID Document': [pdf('id.pdf')],
      'Employment Letter': [pdf('letter.pdf')],
    },
    button: 'Create employee account',
    toast: 'Employee account created successfully!',
    ends: /\/login\/employee$/,
  },
  dealer: {
    path: '/register/dealer',
    keys: {
      ...COMPANY,
      'Dealer ID': 'D-77',
      'Company License': [pdf('license.pdf')],
      'Bank Statement': [pdf('bank.pdf')],
      'Shop Photos': [picture('front.png'), picture('inside.png')],
    },
    button: 'Create dealer account',
    toast: 'Dealer account created successfully!',
    ends: /\/login\/dealer$/,
  },
  agent: {
    path: '/register/agent',
    keys: { ...PLACE, 'ID Document': [pdf('id.pdf')], 'Wallet Proof': [picture('wallet.png')] },
    button: 'Create agent account',
    toast: 'Agent account created successfully!',
    ends: /\/login\/agent$/,
  },
  customer: {
    path: '/register/customer',
    keys: { ...PLACE, 'Date of birth': '1990-05-17' },
    button: 'Create customer account',
    toast: 'Customer account created successfully!',
    ends: /\/login\/customer$/,
  },
};

async function registerByKeyboard(page: Page, username: string, form: Form) {
  await page.goto(form.path);
  await settle(page);
  const left = await fillByKeyboard(page, { ...WHO(username), ...form.keys }, form.button);
  expect(left, 'fields that the Tab key did not reach').toEqual([]);
  await expectToast(page, form.toast);
  await expect(page).toHaveURL(form.ends);
}

for (const [name, form] of Object.entries(FORMS))
  test(`a ${name} registers with the keyboard alone`, async ({ page }) => {
    await registerByKeyboard(page, `keys-${name}`, form);
  });

/** Some agent of the demo data. */
async function anyAgent(page: Page): Promise<{ id: number; code: string }> {
  for (let id = 1; id < 40; id++) {
    const answer = await page.request.get(`/api/agents/${id}/referral`);
    if (answer.ok())
      return { id, code: ((await answer.json()) as { referralCode: string }).referralCode };
  }
  throw new Error('the demo data has no agent');
}

test('a sub-agent registers under its agent with the keyboard alone', async ({ page }) => {
  const { keys, ...form } = FORMS.agent as Form;
  await registerByKeyboard(page, 'keys-subagent', {
    ...form,
    keys,
    path: `/ref/${(await anyAgent(page)).code}?role=sub-agent`,
    toast: 'Sub-Agent account created successfully!',
  });
});

test('a customer of the wrong age or country is told so', async ({ page }) => {
  await page.goto('/register/customer');
  const year = new Date().getFullYear() - 20;
  await fill(page, {
    'First name': 'Kim',
    'Last name': 'Young',
    Email: 'kim@example.com',
    ...PLACE,
    'Date of birth': `${year}-01-01`,
    Username: 'kim',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  });
  await page.getByRole('checkbox', { name: /agree to the terms/ }).check();
  await page.getByRole('button', { name: 'Create customer account' }).click();
  await expect(page.getByText('You must be at least 21 years old to register.')).toBeVisible();
  await expect(input(page, 'Date of birth')).toBeFocused();
});

test.describe('somebody who has not been asked for their age', () => {
  test.use({ adult: false });

  test('answers once, and neither Escape nor Tab leads around it', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = window as unknown as { shifts: number };
      shifts.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.shifts += (entry as never)['value'] as number;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const question = page.getByRole('dialog', { name: 'Are you 21 or older?' });
    await expect(question).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const at = document.activeElement;
        return at !== document.body && !at?.closest('dialog');
      });
      expect(isOutside, 'the focus is behind the question').toBe(false);
    }
    await page.getByRole('button', { name: 'Yes, I am' }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole('heading', { name: 'Featured products' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(
      await page.evaluate(() => (window as unknown as { shifts: number }).shifts),
    ).toBeLessThan(0.05);
    await page.goto('/products');
    await settle(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('goes to a plain page when too young, and is asked again in the shop', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page.getByText('You must be at least 21 years old to enter.')).toBeVisible();
    await page.goto('/store/dealer');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/login/dealer');
    await settle(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the home page has four columns, the search its address, the menu its links', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Featured products' }).scrollIntoViewIfNeeded();
  const grid = page.getByRole('article').first().locator('..');
  const columns = await grid.evaluate((box) => getComputedStyle(box).gridTemplateColumns);
  expect(columns.split(' ')).toHaveLength(4);

  await page.getByRole('banner').getByRole('combobox').first().fill(' pod ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=pod$/);
  await expect(page.getByText(/\d+ products? found/)).toBeVisible();
  await page.getByLabel('Sort by').selectOption('price');
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page).toHaveURL(/sort=price.*view=list|view=list.*sort=price/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  // The page behind has links of the same names until the menu is there.
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await page.getByRole('link', { name: 'Become an Agent' }).first().click();
  await expect(page).toHaveURL(/\/become-agent$/);
});

test('the referral tool draws, copies and saves the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, code } = await anyAgent(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto('/agent-referral');
  await expect(input(page, 'Agent ID')).toHaveValue('5');
  await input(page, 'Agent ID').fill('1');
  await page.getByRole('button', { name: 'Load referral information' }).click();
  await expect(page.getByText(/^Failed to load/)).toBeVisible();
  await input(page, 'Agent ID').fill(String(id));
  await page.getByRole('button', { name: 'Load referral information' }).click();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  const qr = page.getByRole('img', { name: /^QR code/ });
  const box = await qr.boundingBox();
  expect([box?.width, box?.height]).toEqual([200, 200]);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/ref/${code}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /Download/ }).click();
  expect((await saved).suggestedFilename()).toBe(`referral-${code}.png`);
  expect(new Set(asked).size, 'only our own server is asked').toBe(1);
});

/** A customer no other story signs in as: they share the demo data. */
const FORGETFUL = 'oliver.bennett';

test('a forgotten password is replaced by the link of the mail, once', async ({
  page,
  letterbox,
}) => {
  await page.goto('/login/customer');
  const email = await emailOf(page, FORGETFUL);
  await page.getByRole('button', { name: /Forgot password/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expectToast(page, 'Missing Information');
  expect(await barriers(page)).toEqual([]);
  await input(dialog, 'Email').fill(email);
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expectToast(page, 'Reset Email Sent');
  const link = await mailedLink(letterbox, email);
  for (const isFirst of [true, false]) {
    await page.goto(link);
    await fill(page, { 'New password': 'another-horse', 'Confirm password': 'another-horse' });
    await page.getByRole('button', { name: 'Set new password' }).click();
    if (!isFirst) break;
    await expectToast(page, 'Password changed');
    await expect(page).toHaveURL(/\/login\/customer$/);
  }
  await expect(page.getByText(/This link is no longer valid/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a new link' })).toBeVisible();
  await signIn(page, '/login/customer', FORGETFUL, 'another-horse');
  await expect(page).toHaveURL(/\/dashboard\/customer$/);
});

/** Reads as the admin, in a session of its own. */
async function asAdmin<T>(page: Page, path: string): Promise<T> {
  const browser = page.context().browser();
  const admin = await browser?.newContext({ baseURL: new URL(page.url()).origin });
  if (!admin) throw new Error('no browser');
  const credentials = { username: 'admin', password: 'tierway-demo' };
  await admin.request.post('/api/test-login', { data: credentials });
  const body = (await (await admin.request.get(path)).json()) as T;
  await admin.close();
  return body;
}

async function emailOf(page: Page, username: string): Promise<string> {
  const users = await asAdmin<{ username: string; email: string }[]>(
    page,
    `/api/users?q=${username}`,
  );
  return users.find((user) => user.username === username)?.email ?? '';
}
