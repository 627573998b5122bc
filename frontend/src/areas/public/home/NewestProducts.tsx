import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { baseApi } from '@/api/base';
import type { ProductResponse } from '@/api/generated';
import { paths } from '@/lib/paths';
import { useText } from './messages';

const SHOWN = 3;

/**
 * Like that of the settings, this call stands apart from the generated ones, which the public home does not carry. Once those
 * are there, `api/enhance` makes pages of all lists: `items` is where the products are either way.
 */
const newestApi = baseApi.enhanceEndpoints({ addTagTypes: ['Catalogue'] }).injectEndpoints({
  endpoints: (build) => ({
    newestProducts: build.query<{ items: ProductResponse[] }, void>({
      query: () => ({
        url: '/api/products',
        params: { status: 'active', sort: 'newest', limit: SHOWN },
      }),
      transformResponse: (items: ProductResponse[]) => ({ items }),
      providesTags: ['Catalogue'],
    }),
  }),
});

const { useNewestProductsQuery } = newestApi;

/** Room for two lines of a name, whether it fills them or not: nothing moves when the products come. */
const NAME = { mt: 1, minHeight: '2.9em', lineHeight: 1.45, fontSize: '0.875rem' };

/** What lies behind the pictures until they are there. */
const ROOM = { aspectRatio: '1', borderRadius: 1.2, overflow: 'hidden', bgcolor: 'surface.sunken' };

/** The newest three products on sale, with a way to each. Nothing where there is none. */
export function NewestProducts() {
  const text = useText();
  const { data, isError } = useNewestProductsQuery();
  if (isError || data?.items.length === 0) return null;
  const places = data?.items ?? Array.from({ length: SHOWN }, () => undefined);
  return (
    <Box component="section" aria-labelledby="newest">
      <Typography id="newest" variant="overline" component="h2" sx={{ opacity: 0.85 }}>
        {text('newestTitle')}
      </Typography>
      <Box
        component="ul"
        aria-busy={!data}
        sx={{
          m: 0,
          mt: 1,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: `repeat(${SHOWN}, minmax(0, 1fr))`,
        }}
      >
        {places.map((product, place) => (
          <Box component="li" key={product?.id ?? -place} sx={{ position: 'relative' }}>
            <Box sx={ROOM}>
              {/* Without what stands in for a broken picture: the first view is to be light. */}
              {product?.cardImageUrl && (
                <Box
                  component="img"
                  src={product.cardImageUrl}
                  alt=""
                  width={480}
                  height={480}
                  fetchPriority="high"
                  sx={{ width: 1, height: 1, objectFit: 'contain' }}
                />
              )}
            </Box>
            <Box sx={NAME}>
              {product && (
                <Link
                  component={RouterLink}
                  to={paths.product(product.id)}
                  color="inherit"
                  sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
                >
                  {product.name}
                </Link>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
