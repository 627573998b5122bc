/**
 * `test` with an instance of its own for each worker: `test.use({ seed: true })` asks for demo data, and
 * `test.use({ company: 'a name' })` for an instance no story of another name shares. Visitors have confirmed their age
 * already; `test.use({ adult: false })` brings one who has not been asked yet.
 */
import { test as base } from '@playwright/test';
import { startInstance, type Instance } from './instance';
import { confirmedAdult } from './people';

interface WorkerFixtures {
  seed: boolean;
  company: string;
  instance: Instance;
}

interface TestFixtures {
  adult: boolean;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  adult: [true, { option: true }],
  seed: [false, { option: true, scope: 'worker' }],
  company: ['', { option: true, scope: 'worker' }],
  instance: [
    async ({ seed }, run) => {
      const instance = await startInstance({ seed });
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
