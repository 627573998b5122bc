import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Stories that are told on PostgreSQL: two instances, live notices, searches, webhooks and races for money. */
const ON_POSTGRES = /(story|buying|earning|notices|picking|webhooks|workingDay)\.spec\.ts$/;
/** A server that dies is a story of both databases. */
const ON_BOTH = /crash\.spec\.ts$/;

/** Makes the pictures of the documents and proves nothing. */
const PICTURES = /pictures\.spec\.ts$/;

const isPostgres = process.env.TIERWAY_E2E_DATABASE === 'postgres';

/** The whole browser shows PDFs, which a story about documents looks at. The shell costs a fifth less. */
const WITH_PDFS = /verification\.spec\.ts$/;
const WHOLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';

const browser = (executablePath: string) => ({
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});

/** Browser stories. Each file starts a product of its own (e2e/support/instance.ts); scripts/e2e names the database. */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/demo.ts',
  testMatch: isPostgres ? [ON_POSTGRES, ON_BOTH] : /\.spec\.ts$/,
  // Files run side by side, each against its own product; the tests of a file are a story and run in turn, but for those
  // that change nothing (roles.spec.ts), which run side by side too.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A story waits for a quarter of its time: three keep two cores busy.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: './test-results',
  use: {
    // A button that never comes says so, and not the whole story's time limit.
    actionTimeout: 30_000,
    // TRACE=1 keeps traces of what fails; recording them costs every story.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [
        WITH_PDFS,
        ...(isPostgres ? [] : [ON_POSTGRES]),
        ...(process.env.PICTURES ? [] : [PICTURES]),
      ],
      use: browser(existsSync(SHELL) && !process.env.CHROMIUM_PATH ? SHELL : WHOLE),
    },
    ...(isPostgres ? [] : [{ name: 'with PDFs', testMatch: WITH_PDFS, use: browser(WHOLE) }]),
  ],
});
