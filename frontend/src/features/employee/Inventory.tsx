import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ProductResponse } from '@/api/generated';
import { StockTable, StockUpdates } from '@/components/stock';
import { useText } from './messages';
import { StockDialog } from './StockDialog';

/** Products with their stock, and what was counted last. */
export function Inventory() {
  const text = useText();
  const [product, setProduct] = useState<ProductResponse | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <StockTable
        extra={[
          {
            id: 'actions',
            header: text('actions'),
            align: 'right',
            onCard: 'actions',
            cell: (row) => (
              <Button
                size="small"
                variant="outlined"
                aria-label={text('updateStockOf', { name: row.name })}
                onClick={() => setProduct(row)}
              >
                {text('updateStock')}
              </Button>
            ),
          },
        ]}
      />
      <Box component="section">
        <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
          {text('recentUpdates')}
        </Typography>
        <StockUpdates pageSize={10} />
      </Box>
      {product && <StockDialog product={product} onClose={() => setProduct(null)} />}
    </Box>
  );
}
