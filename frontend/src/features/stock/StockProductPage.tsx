import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import { isNotFound } from '@/lib/server/problem';
import { DateTime } from '@/ui/data';
import { LinesSkeleton, NotFoundPage, QueryView } from '@/ui/feedback';
import { ReportIssueDialog } from '@/features/issues';
import { Block, Facts } from '@/ui/data/Facts';
import { Page } from '@/ui/page/Page';
import { Status } from '@/ui/status';
import { StockLevelChip } from '@/features/stock';
import { useText as useStockText } from '@/features/stock/levels/messages';
import { ProductLocation } from '@/features/stock/levels/ProductLocation';
import { formatCount } from '@/lib/counts';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { paths } from '@/lib/paths';
import { Batches } from './Batches';
import { useText } from './messages';

/** One product as those see it who work with the goods: its stock and its batches. */
export default function StockProductPage() {
  const text = useText();
  const stockText = useStockText();
  const id = useIdParam('productId');
  const query = api.useGetProductQuery({ id }, { skip: id === 0, refetchOnMountOrArgChange: true });
  const { currentData: product, error } = query;
  if (id === 0 || isNotFound(error)) return <NotFoundPage />;
  const title = product?.name ?? text('product');
  return (
    <Page
      title={title}
      description={product && <Status of="product" value={product.status} />}
      crumbs={[{ label: text('title'), to: paths.stock.home }, { label: title }]}
      action={product && <ReportIssueDialog productId={id} subject={title} size="medium" />}
    >
      <QueryView query={query} loading={<LinesSkeleton count={4} height={64} />} current>
        {(product) => (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Block title={text('figures')}>
              <Facts
                facts={[
                  [text('sku'), product.sku],
                  [stockText('category'), product.category],
                  [
                    stockText('location'),
                    <ProductLocation
                      key="location"
                      id={id}
                      name={title}
                      location={product.location}
                    />,
                  ],
                  [stockText('balance'), formatCount(product.stockBalance)],
                  [stockText('reserved'), formatCount(product.stockReserved)],
                  [stockText('held'), formatCount(product.stockHeld)],
                  [stockText('available'), formatCount(product.stockAvailable)],
                  [
                    stockText('level'),
                    <StockLevelChip key="level" pieces={product.stockBalance ?? 0} />,
                  ],
                  [
                    stockText('lastUpdate'),
                    product.lastStockUpdate && <DateTime time={product.lastStockUpdate} />,
                  ],
                ]}
              />
            </Block>
            <Box component="section" aria-label={text('batches')}>
              <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
                {text('batches')}
              </Typography>
              <Batches productId={id} />
            </Box>
          </Box>
        )}
      </QueryView>
    </Page>
  );
}
