import { expectTypeOf, it } from 'vitest';
import type { generatedApi } from '@/api/generated';
import type { accountApi } from './accountApi';
import type { settingsApi } from './publicSettings';

type Own = keyof (typeof accountApi)['endpoints'] | keyof (typeof settingsApi)['endpoints'];

// The compiler decides; a page that loads the generated calls first would send theirs in place of ours.
it('shares no name with the generated calls', () => {
  expectTypeOf<Extract<Own, keyof (typeof generatedApi)['endpoints']>>().toBeNever();
});
