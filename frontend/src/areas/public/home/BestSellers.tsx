import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { baseApi } from '@/api/base';
import type { ProductResponse } from '@/api/generated';
import { paths } from '@/lib/paths';
import { toPage, type Page } from '@/lib/server/page';
import { useText } from './messages';
import { BESIDE_TITLE } from './reserved';

/**
 * Like that of the settings, this call stands apart from the generated ones, which the public home does not carry.
 */
const bestSellersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Catalogue'] }).injectEndpoints({
  endpoints: (build) => ({
    bestSellers: build.query<Page<ProductResponse>, void>({
      query: () => ({
        url: '/api/products',
        params: { status: 'active', sort: 'best_selling', limit: BESIDE_TITLE },
      }),
      transformResponse: toPage<ProductResponse>,
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useBestSellersQuery } = bestSellersApi;

/** Room for two lines of a name, whether it fills them or not: nothing moves when the products come. */
const NAME = { mt: 1, minHeight: '2.9em', lineHeight: 1.45, fontSize: '0.875rem' };

/** What lies behind the pictures until they are there. */
const ROOM = { aspectRatio: '1', borderRadius: 1.2, overflow: 'hidden', bgcolor: 'surface.sunken' };

/**
 * The three best sellers, with a way to each; where fewer were sold, the newest products stand in. Nothing where there is no
 * product; where they cannot be read, their room.
 */
export function BestSellers() {
  const text = useText();
  const { data, isError } = useBestSellersQuery();
  if (data?.items.length === 0) return null;
  const places = data?.items ?? Array.from({ length: BESIDE_TITLE }, () => undefined);
  return (
    <Box
      component="section"
      aria-labelledby="best"
      sx={{ visibility: isError ? 'hidden' : 'visible' }}
    >
      <Typography id="best" variant="overline" component="h2" sx={{ opacity: 0.85 }}>
        {text('bestTitle')}
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
          alignItems: 'start',
          gridTemplateColumns: {
            xs: `repeat(${BESIDE_TITLE}, minmax(0, 1fr))`,
            md: 'minmax(0, 2fr) minmax(0, 1fr)',
          },
          // The first large, the others below each other beside it.
          '& > :first-of-type': { gridRow: { md: 'span 2' } },
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
