import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import type { MovementType } from '@/api/generated';
import { Page } from '@/ui/page/Page';
import { only, useAddress } from '@/lib/hooks/useAddress';
import { MovementForm } from './MovementForm';
import { useText } from './stockMessages';
import { StockPanel } from './StockPanel';

/** Stock in or stock out: the movement on one side, the product's stock on the other. The product is in the address. */
export default function MovementPage({ type }: { type: MovementType }) {
  const text = useText();
  const { params, change } = useAddress();
  const productId = Number(params.get('product')) || 0;
  const query = api.useGetProductQuery(
    { id: productId },
    { skip: productId < 1, refetchOnMountOrArgChange: true },
  );
  const product = productId > 0 ? query.currentData : undefined;
  const choose = (id: number) => change(only(id ? { product: String(id) } : {}), { state: null });
  return (
    <Page title={text(`${type}Title`)} description={text(`${type}Text`)}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
        }}
      >
        <MovementForm
          key={type}
          type={type}
          product={product}
          productId={productId}
          onProduct={choose}
        />
        <StockPanel query={productId > 0 ? query : undefined} />
      </Box>
    </Page>
  );
}
