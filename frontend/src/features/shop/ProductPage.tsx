import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { ProductDetailsResponse } from '@/api/generated';
import { isProblem } from '@/api/problem';
import { ErrorState, NotFoundPage } from '@/components/feedback';
import { Page } from '@/components/page/Page';
import { ClosedNotice } from '@/components/products';
import { paths } from '@/lib/paths';
import { BuyPanel } from './BuyPanel';
import { Gallery } from './Gallery';
import { useText } from './messages';
import { MoreOfCategory } from './MoreOfCategory';
import { ProductFacts } from './ProductFacts';

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

function Product({ product }: { product: ProductDetailsResponse }) {
  return (
    <>
      <Box
        component="article"
        sx={{ display: 'grid', gap: { xs: 3, md: 5 }, gridTemplateColumns: COLUMNS }}
      >
        <Gallery name={product.name} pictures={product.images} />
        <BuyPanel product={product} />
      </Box>
      <ProductFacts product={product} />
      <MoreOfCategory product={product} />
    </>
  );
}

/** One product: picture, what it costs this person in each size, and the way into the cart. */
export default function ProductPage() {
  const text = useText();
  const id = Number(useParams().productId);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { currentData, error, refetch } = api.useGetProductQuery({ id }, { skip: !isNumber });
  if (!isNumber || (isProblem(error) && error.status === 404)) return <NotFoundPage />;
  return (
    <Page
      title={currentData?.name ?? text('productsTitle')}
      hideTitle
      crumbs={[{ label: text('productsTitle'), to: paths.products }]}
    >
      <ClosedNotice />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !currentData && <Loading />}
      {!error && currentData && <Product key={currentData.id} product={currentData} />}
    </Page>
  );
}
