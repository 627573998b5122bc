/**
 * `test` with an instance of its own for each worker: `test.use({ seed: true })` asks for demo data, and
 * `test.use({ company: 'a name' })` for an instance no story of another name shares. `test.use({ isMailed: true })` sends
 * its mail to `letterbox`; otherwise it has no mail server. Visitors have confirmed their age already;
 * `test.use({ adult: false })` brings one who has not been asked yet.
 */
import { test as base } from '@playwright/test';
import { startInstance, type Instance } from './instance';
import { openLetterbox, type Letterbox } from './letterbox';
import { confirmedAdult } from './people';

interface WorkerFixtures {
  seed: boolean;
  company: string;
  isMailed: boolean;
  letterbox: Letterbox;
  instance: Instance;
}

interface TestFixtures {
  adult: boolean;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  adult: [true, { option: true }],
  seed: [false, { option: true, scope: 'worker' }],
  company: ['', { option: true, scope: 'worker' }],
  isMailed: [false, { option: true, scope: 'worker' }],
  letterbox: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, run) => {
      const letterbox = await openLetterbox(0);
      await run(letterbox);
      letterbox.close();
    },
    { scope: 'worker' },
  ],
  instance: [
    async ({ seed, isMailed, letterbox }, run) => {
      const settings: Record<string, string> = isMailed ? { SMTP_URL: letterbox.url } : {};
      const instance = await startInstance({ seed, settings });
      await run(instance);
      await instance.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ instance }, run) => {
    await run(instance.url);
  },
  storageState: async ({ adult, instance }, run) => {
    await run(adult ? confirmedAdult(instance.url) : undefined);
  },
});

export { expect } from '@playwright/test';
