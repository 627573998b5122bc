/** `test` with an instance of its own for each worker: `test.use({ seed: true })` asks for demo data. */
import { test as base } from '@playwright/test';
import { startInstance, type Instance } from './instance';

interface WorkerFixtures {
  seed: boolean;
  instance: Instance;
}

export const test = base.extend<object, WorkerFixtures>({
  seed: [false, { option: true, scope: 'worker' }],
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
});

export { expect } from '@playwright/test';
