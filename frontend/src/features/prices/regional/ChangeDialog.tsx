import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { api } from '@/api/enhance';
import type { PriceChangeDetailsResponse } from '@/api/generated';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { formatDateTime } from '@/lib/dates';
import { useText } from './messages';
import { PriceList } from './PriceList';
import { regionName } from '../regions';

function Content({ change }: { change: PriceChangeDetailsResponse }) {
  const text = useText();
  const { actorName, createdAt, note, cells } = change;
  const moves = cells.map(({ productId, name, sku, region, from, to }) => ({
    id: `${productId}:${region}`,
    name: name ?? sku ?? `#${productId}`,
    region: regionName(region),
    from: from ?? null,
    to: to ?? null,
  }));
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {[actorName ?? text('system'), formatDateTime(createdAt), note].filter(Boolean).join(' · ')}
      </Typography>
      <PriceList label={text('cells')} moves={moves} most={1000} />
    </>
  );
}

/** The prices of a change, before and after. */
export default function ChangeDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText();
  const titleId = useId();
  const query = api.useGetPriceChangeQuery({ id });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('detailsOf', { id })}</DialogTitle>
      <DialogContent>
        <QueryView query={query} loading={<LinesSkeleton count={5} />}>
          {(change) => <Content change={change} />}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
