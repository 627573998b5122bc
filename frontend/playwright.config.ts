import { defineConfig, devices } from '@playwright/test';

/** Browser stories. Each file starts a product of its own (e2e/support/instance.ts); scripts/e2e names the database. */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/demo.ts',
  // What a page looks like to whoever cannot see it does not hang on the database.
  testIgnore: process.env.TIERWAY_E2E_DATABASE === 'postgres' ? '**/*arriers.spec.ts' : [],
  // Files run side by side, each against its own product; the tests of a file are a story and run in turn.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Told once more with a new product; `make test` names what needed it, for it is a race that somebody has to find.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: './test-results',
  use: {
    // A button that never comes says so, and not the whole story's time limit.
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
});
