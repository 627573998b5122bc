import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useContext } from 'react';
import { usePublicSettingsQuery } from '@/access/publicSettings';
import { api } from '@/api/enhance';
import type { DealerStoreResponse, ProductDetailsResponse } from '@/api/generated';
import { isNotFound } from '@/lib/server/problem';
import { QueryView, NotFoundPage } from '@/ui/feedback';
import { adultsOnly, useText as useCommonText } from '@/ui/messages';
import { Page } from '@/ui/page/Page';
import { InShell } from '@/ui/shell/inShell';
import { ClosedNotice } from '@/features/products';
import { useAddress } from '@/lib/hooks/useAddress';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { lazyPart } from '@/lib/parts';
import { paths } from '@/lib/paths';
import { dealerOf } from '@/lib/ids';
import { BuyPanel } from './BuyPanel';
import { Gallery } from './Gallery';
import { useText } from './messages';
import { MoreOfCategory } from './MoreOfCategory';
import { ProductFacts } from './ProductFacts';

const StoreStrip = lazyPart(() => import('./StoreStrip'));

const COLUMNS = { xs: '1fr', md: '1.1fr 1fr' };

function Loading() {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: COLUMNS }} aria-busy>
      <Skeleton variant="rounded" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
      <Box>
        <Skeleton width="30%" />
        <Skeleton height={48} />
        <Skeleton variant="rounded" height={200} sx={{ mt: 2 }} />
      </Box>
    </Box>
  );
}

interface ProductProps {
  product: ProductDetailsResponse;
  store: DealerStoreResponse | undefined;
}

/** The warning that belongs to a product with nicotine; nothing where it has none, or nobody says. */
function NicotineWarning({ product }: Pick<ProductProps, 'product'>) {
  const text = useText();
  const common = useCommonText();
  const { data: settings } = usePublicSettingsQuery();
  const value = product.attributes.nicotineStrength;
  if (!(Number(value) > 0)) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mt: 2.5 }}>
      <strong>{text('containsNicotine', { value: value ?? '' })}</strong>{' '}
      {common('nicotineWarning')} {adultsOnly(settings?.minimumAge)}
    </Alert>
  );
}

function Product({ product, store }: ProductProps) {
  const inShell = useContext(InShell);
  return (
    <>
      {/* For guests the head of the page is the store's. */}
      {store && inShell && (
        <Suspense fallback={<Box sx={{ height: 64, mb: 2.5 }} />}>
          <StoreStrip store={store} />
        </Suspense>
      )}
      <Box
        component="article"
        sx={{ display: 'grid', gap: { xs: 3, md: 5 }, gridTemplateColumns: COLUMNS }}
      >
        <Gallery name={product.name} pictures={product.images} />
        <Box>
          <BuyPanel product={product} store={store} />
          <NicotineWarning product={product} />
        </Box>
      </Box>
      <ProductFacts product={product} />
      {/* Those would be bought of the company, not in this store. */}
      {!store && <MoreOfCategory product={product} />}
    </>
  );
}

/** The product, and the dealer in whose store it is looked at, where the address names one. */
function useProduct() {
  const id = useIdParam('productId');
  const dealer = dealerOf(useAddress().params);
  const isNumber = id > 0 && dealer !== null;
  const of = { id, ...(dealer ? { store: `dealer:${dealer}` } : {}) };
  const product = api.useGetProductQuery(of, { skip: !isNumber });
  const store = api.useGetDealerStoreQuery({ id: dealer ?? 0 }, { skip: !isNumber || !dealer });
  const error = product.error ?? store.error;
  const isMissing = !isNumber || isNotFound(error);
  const refetch = () => {
    void product.refetch();
    if (dealer) void store.refetch();
  };
  const isThere = !dealer || store.currentData !== undefined;
  return {
    product: isThere ? product.currentData : undefined,
    store: dealer ? store.currentData : undefined,
    error,
    isMissing,
    refetch,
  };
}

/** One product: picture, what it costs this person in each size, and the way into the cart. */
export default function ProductPage() {
  const text = useText();
  const { product, store, error, isMissing, refetch } = useProduct();
  if (isMissing) return <NotFoundPage />;
  return (
    <Page
      title={product?.name ?? text('productsTitle')}
      hideTitle
      crumbs={[{ label: text('productsTitle'), to: paths.products }]}
    >
      <ClosedNotice />
      <QueryView query={{ data: product, error, refetch }} loading={<Loading />}>
        {(shown) => <Product key={shown.id} product={shown} store={store} />}
      </QueryView>
    </Page>
  );
}
