import { baseApi as api } from './base';
export const addTagTypes = [] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: () => ({}),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
