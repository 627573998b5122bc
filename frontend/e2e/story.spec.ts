/**
 * The trade loop, as one story from an empty instance: the admin, a manufacturer, an agent, a customer the agent
 * brought, and the warehouse. Each person has a browser of their own.
 */
import type { Browser, Page } from '@playwright/test';
import { pdf, picture } from './support/files';
import { expect, test } from './support/fixtures';
import { expectToast, fill, newPerson, register, signIn, signOut } from './support/people';

test.describe.configure({ mode: 'serial' });

const COMPANY = {
  'First Name': 'Mara',
  'Last Name': 'Kent',
  'Company Name': 'Northwind Vapour',
  'Business Type': 'Manufacturing',
  Phone: '+60 3 1234 5678',
  'Company Address': '12 Harbour Road',
  Country: 'Malaysia',
  Zone: 'Kuala Lumpur',
};
const PRODUCT = 'Tarn One Pod Kit';

const people: Record<'admin' | 'owner' | 'agent' | 'customer' | 'guest' | 'worker', Page> =
  {} as never;
let referralLink = '';
let orderPath = '';

async function open(browser: Browser, baseURL: string | undefined) {
  for (const name of ['admin', 'owner', 'agent', 'customer', 'guest', 'worker'] as const) {
    people[name] ??= await newPerson(browser, baseURL ?? '');
  }
}

test.beforeAll(async ({ browser, instance }) => {
  await open(browser, instance.url);
});

test('the one admin signs up, and a second is refused', async () => {
  const { admin, guest } = people;
  const values = {
    'First Name': 'Ada',
    'Last Name': 'Min',
    Username: 'ada',
    Email: 'ada@example.com',
    Password: 'correct-horse',
    'Confirm Password': 'correct-horse',
  };
  await admin.goto('/login/admin');
  await admin.getByRole('tab', { name: 'Sign Up' }).click();
  await fill(admin, values);
  await admin.getByRole('button', { name: 'Create Admin Account' }).click();
  await expect(admin.getByLabel('Username')).toHaveValue('ada');
  await admin.getByLabel('Password', { exact: true }).fill('correct-horse');
  await admin.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(admin).toHaveURL(/\/dashboard\/admin$/);

  await guest.goto('/login/admin');
  await guest.getByRole('tab', { name: 'Sign Up' }).click();
  await fill(guest, { ...values, Username: 'eve', Email: 'eve@example.com' });
  await guest.getByRole('button', { name: 'Create Admin Account' }).click();
  await expectToast(guest, 'Only ONE admin account is allowed per system');
});

test('a manufacturer is approved, another rejected with a reason', async () => {
  const { admin, owner, guest } = people;
  await register(owner, '/register/manufacturer', 'northwind', COMPANY, 'Register Company');
  await expect(owner).toHaveURL(/\/login\/manufacturer$/);
  await signIn(owner, '/login/manufacturer', 'northwind');
  await expectToast(owner, 'Your account is waiting for approval.');
  await register(
    guest,
    '/register/manufacturer',
    'fogbank',
    { ...COMPANY, 'Company Name': 'Fogbank' },
    'Register Company',
  );
  await expect(guest).toHaveURL(/\/login\/manufacturer$/);

  await admin.goto('/dashboard/admin/user-management');
  const northwind = admin.getByRole('article').filter({ hasText: 'Northwind Vapour' });
  await northwind.getByRole('button', { name: 'Approve' }).click();
  await expectToast(admin, 'User Approved');
  await expect(northwind).toHaveCount(0);

  await admin
    .getByRole('article')
    .filter({ hasText: 'Fogbank' })
    .getByRole('button', { name: 'Reject' })
    .click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('The licence could not be read.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expectToast(admin, 'User Rejected');
  await expect(admin.getByText('Nobody is waiting')).toBeVisible();

  await signIn(owner, '/login/manufacturer', 'northwind');
  await expect(owner).toHaveURL(/\/dashboard\/manufacturer$/);
});
