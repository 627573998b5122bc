import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { ProductResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { EmptyState, LinesSkeleton, QueryView, type Query } from '@/ui/feedback';
import { formatCount } from '@/lib/counts';
import { paths } from '@/lib/paths';
import { LOW_STOCK } from '@/lib/stock';
import { ProductLots } from '../lots/ProductLots';
import { SignedQuantity } from './movementColumns';
import { ProductIdentity } from '@/features/products';
import { useText } from './stockMessages';

const LAST = 6;

function Figure({ label, value }: { label: string; value: number | null | undefined }) {
  return (
    <div>
      <Typography variant="caption" component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="h4" component="dd" sx={{ m: 0 }}>
        {formatCount(value ?? 0)}
      </Typography>
    </div>
  );
}

function LastMovements({ productId }: { productId: number }) {
  const text = useText();
  const query = api.useListMovementsQuery(
    { productId, limit: LAST },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryView query={query} loading={<LinesSkeleton count={3} height={32} />}>
      {(data) => {
        if (data.items.length === 0)
          return (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('noMovements')}
            </Typography>
          );
        return (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
            {data.items.map((movement) => (
              <Box
                component="li"
                key={movement.id}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: '72px 1fr auto',
                  gap: 1,
                  typography: 'body2',
                }}
              >
                <SignedQuantity movement={movement} />
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {text(`reason.${movement.reason}`)}
                  {movement.reference && ` · ${movement.reference}`}
                  <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                    <DateTime time={movement.createdAt} />
                    {` · ${movement.createdByName ?? text('platform')}`}
                  </Typography>
                </Box>
                <Box sx={{ color: 'text.secondary' }} title={text('after')}>
                  {formatCount(movement.balanceAfter)}
                </Box>
              </Box>
            ))}
          </Box>
        );
      }}
    </QueryView>
  );
}

type StockOf = Pick<
  ProductResponse,
  'stockBalance' | 'stockReserved' | 'stockHeld' | 'stockAvailable'
>;

/** What there is of a product, and that it is little. */
export function StockLevels({ product }: { product: StockOf }) {
  const text = useText();
  const balance = product.stockBalance ?? 0;
  return (
    <>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
        }}
      >
        <Figure label={text('balance')} value={balance} />
        <Figure label={text('reserved')} value={product.stockReserved} />
        {product.stockHeld ? <Figure label={text('held')} value={product.stockHeld} /> : null}
        <Figure label={text('available')} value={product.stockAvailable} />
      </Box>
      {balance <= LOW_STOCK && (
        <Alert severity="warning">
          <AlertTitle>{text('lowTitle')}</AlertTitle>
          {text('lowText', { count: balance })}
        </Alert>
      )}
    </>
  );
}

function Level({ product }: { product: ProductResponse }) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <ProductIdentity product={product} />
      <StockLevels product={product} />
      <ProductLots productId={product.id} />
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
          <Typography variant="h5" component="h3">
            {text('lastMovements')}
          </Typography>
          <Link component={RouterLink} to={paths.manufacturer.stockHistoryOf(product.id)}>
            {text('fullHistory')}
          </Link>
        </Box>
        <LastMovements productId={product.id} />
      </Box>
    </Box>
  );
}

interface StockPanelProps {
  /** The chosen product; undefined while none is chosen. */
  query: Query<ProductResponse> | undefined;
}

/** What there is of the chosen product, and how it came to that. */
export function StockPanel({ query }: StockPanelProps) {
  const text = useText();
  return (
    <Card component="section" aria-label={text('levelTitle')} sx={{ p: { xs: 2, sm: 3 } }}>
      {query ? (
        <QueryView query={query} current>
          {(product) => <Level product={product} />}
        </QueryView>
      ) : (
        <EmptyState
          icon={<InventoryIcon />}
          title={text('levelEmpty')}
          text={text('levelEmptyText')}
        />
      )}
    </Card>
  );
}
