import { baseApi } from '@/api/base';
import type { ProductResponse } from '@/api/generated';

export const SHOWN = 3;

/** Like that of the settings, this call stands apart from the generated ones, which the public home does not carry. */
const newestApi = baseApi.enhanceEndpoints({ addTagTypes: ['Catalogue'] }).injectEndpoints({
  endpoints: (build) => ({
    newestProducts: build.query<ProductResponse[], void>({
      query: () => ({
        url: '/api/products',
        params: { status: 'active', sort: 'newest', limit: SHOWN },
      }),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useNewestProductsQuery } = newestApi;
