import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {
  PurchaseOrderDetailsResponse,
  ReceiptLineResponse,
  ReceiptResponse,
} from '@/api/generated';
import { Block } from '@/ui/data/Facts';
import { formatCount } from '@/lib/counts';
import { formatDateTime } from '@/lib/dates';
import { useText } from './messages';

function Receipt({ receipt, names }: { receipt: ReceiptResponse; names: Map<number, string> }) {
  const text = useText();
  const words = (line: ReceiptLineResponse) =>
    [
      text('receiptLine', {
        pieces: formatCount(line.pieces),
        name: names.get(line.productId) ?? '',
      }),
      line.lotCode && text('receiptLot', { code: line.lotCode }),
      line.rejected > 0 &&
        text('receiptRefused', { count: line.rejected, reason: line.reason ?? '' }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Box component="li">
      <Typography variant="subtitle2" component="p">
        {text('receiptBy', {
          at: formatDateTime(receipt.receivedAt),
          name: receipt.receivedByName ?? text('platform'),
        })}
      </Typography>
      {receipt.invoice && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {text('receiptInvoice', { invoice: receipt.invoice })}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {receipt.lines.map((line, index) => (
          <li key={`${line.lineId} ${line.lotCode ?? ''} ${index}`}>{words(line)}</li>
        ))}
      </Box>
      {receipt.note && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {receipt.note}
        </Typography>
      )}
    </Box>
  );
}

/** What has arrived when, the latest first. */
export function Receipts({ order }: { order: PurchaseOrderDetailsResponse }) {
  const text = useText();
  const names = new Map(order.lines.map((line) => [line.productId, line.productName]));
  if (['draft', 'rejected', 'approved'].includes(order.state)) return null;
  return (
    <Block title={text('receipts')}>
      {order.receipts.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('noReceipts')}
        </Typography>
      )}
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {order.receipts.toReversed().map((receipt) => (
          <Receipt key={receipt.id} receipt={receipt} names={names} />
        ))}
      </Box>
    </Block>
  );
}
