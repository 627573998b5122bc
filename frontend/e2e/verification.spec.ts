/**
 * One account from its first day to its last: registered with documents, one of them refused and sent again, approved,
 * its password reset twice and changed, and switched off. The admin and the agent have a browser each.
 */
import type { Browser, Page } from '@playwright/test';
import { pdf, picture } from './support/files';
import { expect, test } from './support/fixtures';
import { mailedLink } from './support/letterbox';
import {
  consent,
  expectToast,
  fill,
  input,
  newPerson,
  PASSWORD,
  signIn,
  signOut,
} from './support/people';
import { chooseInRow } from './support/pages';

test.use({ isMailed: true });
test.describe.configure({ mode: 'serial' });

const MIKA = {
  'First name': 'Mika',
  'Last name': 'Sol',
  Email: 'mika@example.com',
  Country: 'Malaysia',
  Zone: 'Kuala Lumpur',
  Username: 'mika',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
};
const NOTE = 'The lower half is too dark.';
const SECOND = 'battery-staple';
const THIRD = 'staple-battery';
const FOURTH = 'horse-correct';

let admin: Page;
let agent: Page;
let casePath = '';

async function open(browser: Browser, baseURL: string) {
  const founder = { username: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'Min' };
  admin ??= await newPerson(browser, baseURL);
  agent ??= await newPerson(browser, baseURL);
  await admin.request.post('/api/admin/register', { data: { ...founder, password: PASSWORD } });
  await signIn(admin, '/login/admin', 'ada');
  await expect(admin).toHaveURL(/\/dashboard\/admin$/);
}

test.beforeAll(async ({ browser, instance }) => {
  await open(browser, instance.url);
});

test('an agent registers with both documents and may look around', async () => {
  await agent.goto('/register/agent');
  await fill(agent, MIKA);
  await agent.locator('input[type=file]').nth(0).setInputFiles(pdf('passport.pdf'));
  await agent.locator('input[type=file]').nth(1).setInputFiles(picture('wallet.png'));
  await consent(agent);
  await agent.getByRole('button', { name: 'Create agent account' }).click();
  await expectToast(agent, 'Agent account created successfully!');
  await signIn(agent, '/login/agent', 'mika');
  await expect(agent).toHaveURL(/\/dashboard\/agent$/);
  await expect(agent.getByText('Your account is waiting for approval')).toBeVisible();
  await expect(agent.getByText(/need.* your attention/)).toHaveCount(0);
});

test('the admin finds the case, looks at both documents, accepts one and refuses one', async () => {
  await admin.goto('/dashboard/admin/user-management');
  await admin.getByRole('link', { name: 'Verification' }).first().click();
  await admin.getByRole('combobox', { name: 'Role' }).selectOption('agent');
  await expect(admin).toHaveURL(/\?role=agent$/);
  await admin.getByRole('combobox', { name: 'Waiting for' }).selectOption('7');
  await expect(admin.getByText('No cases match these filters')).toBeVisible();
  await admin.getByRole('combobox', { name: 'Waiting for' }).selectOption('');
  await admin.getByRole('link', { name: 'Open the case of Mika Sol' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Mika Sol' })).toBeVisible();
  casePath = new URL(admin.url()).pathname;

  const shown = admin.getByRole('img', { name: /Wallet Proof/ });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(admin.getByTitle(/ID Document/)).toBeAttached();

  await admin.getByRole('button', { name: 'Accept ID Document' }).click();
  const accept = admin.getByRole('dialog');
  await fill(accept, { 'Valid until': '2039-12-31' });
  await accept.getByRole('button', { name: 'Accept' }).click();
  await expectToast(admin, 'Document accepted');
  await expect(admin.getByText(/valid until Dec 31, 2039/)).toBeVisible();

  // By keyboard: the buttons, the list of reasons, the note and the answer.
  await admin.getByRole('button', { name: 'Refuse Wallet Proof' }).focus();
  await admin.keyboard.press('Enter');
  const refuse = admin.getByRole('dialog');
  await refuse.getByRole('button', { name: 'Refuse' }).click();
  await expect(refuse.getByText('Choose a reason.')).toBeVisible();
  await fill(refuse, { Reason: 'unreadable', Note: NOTE });
  await refuse.getByRole('button', { name: 'Refuse' }).press('Enter');
  await expectToast(admin, 'Document refused');
  const history = admin.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Wallet Proof refused');
  await expect(history).toContainText(NOTE);

  await expect(admin.getByText(/once all required documents are in/)).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Approve' })).toBeDisabled();
});

test('the agent reads why, and sends a better one right there', async () => {
  await signOut(agent);
  await signIn(agent, '/login/agent', 'mika');
  const panel = agent.getByRole('region', { name: 'One document needs your attention' });
  await expect(panel).toContainText('Wallet Proof');
  await expect(panel).toContainText('It can’t be read clearly.');
  await expect(panel).toContainText(NOTE);
  await panel.getByRole('button', { name: /Upload a new copy/ }).click();
  await panel.locator('input[type=file]').setInputFiles(picture('wallet-again.png'));
  await expect(panel.getByText('wallet-again.png')).toBeVisible();
  await panel.getByRole('button', { name: 'Submit document' }).click();
  await expectToast(agent, 'Document submitted');
  await expect(panel).toHaveCount(0);
  await admin.goto('/dashboard/admin/verification?status=documents');
  await expect(admin.getByRole('link', { name: 'Open the case of Mika Sol' })).toBeVisible();

  await agent.goto('/account?tab=documents');
  const wallet = agent.getByRole('listitem', { name: 'Wallet Proof' });
  await expect(wallet).toContainText('wallet-again.png');
  await expect(wallet).toContainText('In review');
  await expect(agent.getByRole('listitem', { name: 'ID Document' })).toContainText('Accepted');
});

test('the admin accepts it and approves; of two who decide, one is too late', async ({
  browser,
  instance,
}) => {
  const saved = await admin.context().storageState();
  const context = await browser.newContext({ baseURL: instance.url, storageState: saved });
  const other = await context.newPage();
  for (const page of [admin, other]) {
    await page.goto(casePath);
    await page.getByRole('button', { name: 'Accept Wallet Proof' }).click();
  }
  await admin.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expectToast(admin, 'Document accepted');
  await other.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expectToast(other, 'Ada Min has already decided on this document: accepted.');
  await expect(other.getByRole('button', { name: 'Accept Wallet Proof' })).toHaveCount(0);

  await other.getByRole('button', { name: 'Reject' }).click();
  await other.getByRole('dialog').getByRole('textbox').fill('A second thought.');
  await admin.getByRole('button', { name: 'Approve' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expectToast(admin, 'User Approved');
  await other.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expectToast(other, 'Ada Min has already decided on this account: approved.');
  await expect(other.getByText('Account approved')).toBeVisible();
  await context.close();

  await signOut(agent);
  await signIn(agent, '/login/agent', 'mika');
  await expect(agent).toHaveURL(/\/dashboard\/agent$/);
  await expect(agent.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(agent.getByText('Your account is waiting for approval')).toHaveCount(0);
});

async function askForReset(page: Page) {
  await page.goto('/login/agent');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, { Email: 'mika@example.com', Role: 'agent' });
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expectToast(page, 'Reset Email Sent');
}

async function setPassword(page: Page, link: string, password: string) {
  await page.goto(link.slice(new URL(link).origin.length));
  await fill(page, { 'New password': password, 'Confirm password': password });
  await page.getByRole('button', { name: 'Set new password' }).click();
}

/** Waits until the work behind a request is done, by asking for the page again. */
async function appears(page: Page, path: string, name: RegExp) {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('button', { name }).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  return page.getByRole('button', { name }).first();
}

test('a forgotten password is set anew by the mailed link; the old one and the link are dead', async ({
  browser,
  instance,
  letterbox,
}) => {
  const guest = await newPerson(browser, instance.url);
  await askForReset(guest);
  const mail = await appears(admin, '/dashboard/admin/mail', /password.* to mika@example\.com/i);
  await mail.click();
  await expect(admin.getByRole('dialog')).toContainText('Only the recipient gets it.');
  await expect(admin.getByRole('dialog')).not.toContainText('token=');
  const link = await mailedLink(letterbox, 'mika@example.com');
  expect(new URL(link).origin).toBe(instance.url);
  await admin.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await setPassword(guest, link, SECOND);
  await expect(guest).toHaveURL(/\/login/);
  expect((await agent.request.get('/api/auth/me')).status()).toBe(401);
  await signIn(guest, '/login/agent', 'mika', PASSWORD);
  await expectToast(guest, 'Login Failed');
  await signIn(guest, '/login/agent', 'mika', SECOND);
  await expect(guest).toHaveURL(/\/dashboard\/agent$/);

  const used = await newPerson(browser, instance.url);
  await setPassword(used, link, THIRD);
  await expect(used.getByText(/This link is no longer valid/).first()).toBeVisible();
});

test('the admin hands a link over; it is shown once', async ({ browser, instance }) => {
  const guest = await newPerson(browser, instance.url);
  await askForReset(guest);
  const handOver = await appears(admin, '/dashboard/admin/password-resets', /^Hand over a link/);
  await handOver.click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  const shown = admin.getByRole('dialog', { name: 'Link for Mika Sol' });
  await shown.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(admin, 'Copied to clipboard!');
  const link = await admin.evaluate(() => navigator.clipboard.readText());
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(admin.getByText(link)).toHaveCount(0);
  await expect(admin.getByRole('row').filter({ hasText: 'Handed over' })).toHaveCount(1);

  await setPassword(guest, link, THIRD);
  await expect(guest).toHaveURL(/\/login/);
  await signIn(agent, '/login/agent', 'mika', THIRD);
  await expect(agent).toHaveURL(/\/dashboard\/agent$/);
  await admin.goto('/dashboard/admin/password-resets?state=used');
  await expect(admin.getByRole('row').filter({ hasText: 'Password changed' })).toHaveCount(2);
});

test('the agent changes own data and password, and signs out elsewhere', async ({
  browser,
  instance,
}) => {
  const other = await newPerson(browser, instance.url);
  await signIn(other, '/login/agent', 'mika', THIRD);
  await expect(other).toHaveURL(/\/dashboard\/agent$/);

  await agent.goto('/account');
  await fill(agent, { Phone: '+60 12 345 6789', Email: 'mika.sol@example.com' });
  await agent.getByRole('button', { name: 'Save' }).click();
  await expect(input(agent, 'Current password')).toHaveAttribute('aria-invalid', 'true');
  await fill(agent, { 'Current password': THIRD });
  await agent.getByRole('button', { name: 'Save' }).click();
  await expectToast(agent, 'Profile saved');
  await agent.reload();
  await expect(input(agent, 'Email')).toHaveValue('mika.sol@example.com');

  await agent.getByRole('tab', { name: 'Password and sessions' }).click();
  const sessions = agent.getByRole('list', { name: 'Active sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Sign out device' }).click();
  await agent.getByRole('dialog').getByRole('button', { name: 'Sign out device' }).click();
  await expectToast(agent, 'Device signed out');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await other.request.get('/api/auth/me')).status()).toBe(401);

  await signIn(other, '/login/agent', 'mika', THIRD);
  await expect(other).toHaveURL(/\/dashboard\/agent$/);
  await fill(agent, {
    'Current password': THIRD,
    'New password': FOURTH,
    'Confirm new password': FOURTH,
  });
  await agent.getByRole('button', { name: 'Change password' }).click();
  await expectToast(agent, 'Password changed');
  expect((await other.request.get('/api/auth/me')).status()).toBe(401);
  expect((await agent.request.get('/api/auth/me')).status()).toBe(200);
});

test('deactivated, the account is signed out and cannot sign in again', async () => {
  await admin.goto('/dashboard/admin/accounts?q=mika');
  await chooseInRow(admin, 'Deactivate');
  await admin.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expectToast(admin, 'Account deactivated');
  expect((await agent.request.get('/api/auth/me')).status()).toBe(401);
  await agent.goto('/dashboard/agent');
  await expect(agent).toHaveURL(/\/login\/agent(\?next=|$)/);
  await signIn(agent, '/login/agent', 'mika', FOURTH);
  await expectToast(agent, 'Your account is not active.');
  await expect(input(agent, 'Username')).toBeVisible();
});
