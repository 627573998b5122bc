import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { api } from '@/api/enhance';
import type { OrderStatusName } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { Block } from '@/ui/data/Facts';
import { Status } from '@/ui/status';
import { lazyPart } from '@/lib/parts';
import { useText } from './messages';

const ReportDialog = lazyPart(() => import('./ReportDialog'));
const LATEST = 20;

/** What the warehouse wrote down about an order, the latest first. */
export function Reports({ order }: { order: { id: number; status: OrderStatusName } }) {
  const text = useText();
  const [isWriting, setWriting] = useState(false);
  const query = api.useListWarehouseReportsQuery({
    orderId: order.id,
    limit: LATEST,
  });
  return (
    <Block title={text('reports')}>
      <QueryView query={query} loading={<LinesSkeleton count={1} />}>
        {({ items }) => (
          <>
            {items.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text('noReports')}
              </Typography>
            )}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {items.map(({ id, status, notes, processedByName, createdAt }) => (
                <li key={id}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                    <Status of="order" value={status} />
                    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                      {processedByName} · <DateTime time={createdAt} />
                    </Typography>
                  </Box>
                  {notes && (
                    <Typography
                      variant="body2"
                      sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                    >
                      {notes}
                    </Typography>
                  )}
                </li>
              ))}
            </Box>
          </>
        )}
      </QueryView>
      <Button variant="outlined" size="small" sx={{ mt: 2 }} onClick={() => setWriting(true)}>
        {text('addReport')}
      </Button>
      {isWriting && (
        <Suspense>
          <ReportDialog order={order} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </Block>
  );
}
