import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ProductResponse } from '@/api/generated';
import { ReportIssueDialog } from '@/features/issues';
import { StockTable } from '@/features/stock';
import { Activity } from './Activity';
import { useText } from './messages';
import { StockDialog } from './StockDialog';

/** What moved last, and every product with its stock, to be set right or reported. */
export function Inventory() {
  const text = useText();
  const [product, setProduct] = useState<ProductResponse | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Activity />
      <StockTable
        without={['category', 'held', 'lastUpdate']}
        extra={[
          {
            id: 'actions',
            header: text('actions'),
            align: 'right',
            onCard: 'actions',
            cell: (row) => (
              <Box sx={{ display: 'flex', gap: 1, justifyContent: { md: 'flex-end' } }}>
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={text('updateStockOf', { name: row.name })}
                  onClick={() => setProduct(row)}
                >
                  {text('updateStock')}
                </Button>
                <ReportIssueDialog productId={row.id} subject={row.name} />
              </Box>
            ),
          },
        ]}
      />
      {product && <StockDialog product={product} onClose={() => setProduct(null)} />}
    </Box>
  );
}
