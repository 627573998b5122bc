/** What people do at doors: register, sign in, sign out. Each person has a browser of their own. */
import { expect, type Browser, type Locator, type Page } from '@playwright/test';

export const PASSWORD = 'correct-horse';

/** The storage of a browser whose owner has said to be old enough. */
export function confirmedAdult(baseURL: string) {
  const localStorage = [{ name: 'tierway-age', value: '21' }];
  return { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage }] };
}

/** A browser that knows nobody. */
export async function newPerson(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    storageState: confirmedAdult(baseURL),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return context.newPage();
}

/** An input by its label, with or without the star of a required one. */
export function input(scope: Page | Locator, label: string): Locator {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return scope.getByLabel(new RegExp(`^${escaped}\\s*\\*?$`));
}

/** Fills inputs by their labels; a value for a choice selects it. */
export async function fill(scope: Page | Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = input(scope, label);
    const isChoice = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    if (isChoice) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The toast with this title. */
export async function expectToast(page: Page, title: string | RegExp) {
  await expect(page.locator('.MuiAlert-root').filter({ hasText: title }).first()).toBeVisible();
}

/** The call behind each door. */
const signInCall = (door: string) =>
  ({ '/login/admin': '/api/test-login', '/warehouse-login': '/api/auth/warehouse-login' })[door] ??
  '/api/auth/login';

/**
 * Opens a door as somebody who has signed in by the API: it leads to their own pages. For stories in which signing in is
 * not the subject; roles.spec.ts goes through the form of every door.
 */
export async function enter(page: Page, door: string, username: string, password = PASSWORD) {
  const answer = await page.request.post(signInCall(door), {
    data: { username, password },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(answer.ok(), `${username} could not sign in: ${await answer.text()}`).toBe(true);
  const { user } = (await answer.json()) as { user: unknown };
  // What the form keeps for the next page; once, so that somebody who signs out stays signed out.
  await page.addInitScript((person) => {
    // The browser's own viewer of PDFs is a frame without a storage.
    if (window !== window.top || sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', 'yes');
    localStorage.setItem('user', person);
  }, JSON.stringify(user));
  await page.goto(door);
}

/** Signs in by the form of a door. */
export async function signIn(page: Page, path: string, username: string, password = PASSWORD) {
  await page.goto(path);
  await fill(page, { Username: username, Password: password });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Agrees to the terms, and gives a birth date where one is asked for: what every registration ends with. */
export async function consent(page: Page) {
  const birthDate = input(page, 'Date of birth');
  if (await birthDate.count()) await birthDate.fill('1990-05-17');
  await page.getByRole('checkbox', { name: /agree to the terms/ }).check();
}

/** Passwords, username and the rest of a registration form. */
export async function register(
  page: Page,
  path: string,
  username: string,
  values: Record<string, string>,
  button: string,
) {
  await page.goto(path);
  await fill(page, {
    ...values,
    Username: username,
    Email: `${username}@example.com`,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  });
  await consent(page);
  await page.getByRole('button', { name: button }).click();
}

/** Signs out by the account menu. */
export async function signOut(page: Page) {
  await page
    .getByRole('button', { name: /account/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /sign out|log ?out/i }).click();
}
