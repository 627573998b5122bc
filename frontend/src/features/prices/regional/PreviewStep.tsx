import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { WholesalerPricePreview } from '@/api/generated';
import { EmptyState } from '@/ui/feedback';
import type { Step } from '@/features/prices/grid';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import { PriceList } from './PriceList';
import { entriesOf, movesOf } from './rows';

export interface PreviewStepProps {
  rows: readonly WholesalerPricePreview[];
  onStep: (step: Step) => void;
  /** Goes on to the review of everything that is not saved. */
  onReview: () => void;
  onBack: () => void;
  onDone: () => void;
}

/** What the server makes of a change or a file, before it goes into the table. */
export function PreviewStep({ rows, onStep, onReview, onBack, onDone }: PreviewStepProps) {
  const text = useText();
  const toast = useToast();
  const entries = entriesOf(rows);
  const wrong = rows.filter(({ problem }) => problem);
  // Those at fault first; of the others only what changes.
  const taken = new Set(entries.map(({ productId, column }) => `${productId}:${column}`));
  const shown = [
    ...wrong,
    ...rows.filter(({ productId, region }) => taken.has(`${productId}:${region}`)),
  ];
  const take = () => {
    onStep({ do: 'enter', entries });
    onDone();
  };
  const takeOnly = () => {
    take();
    toast.success(text('taken', { count: entries.length }), text('takenText'));
  };
  const takeAndReview = () => {
    take();
    onReview();
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {wrong.length > 0 && (
          <Alert severity="warning">{text('problems', { count: wrong.length })}</Alert>
        )}
        {shown.length > 0 ? (
          <PriceList label={text('previewLabel')} moves={movesOf(shown)} />
        ) : (
          <EmptyState title={text('nothing')} text={text('nothingText')} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onBack}>
          {text('back')}
        </Button>
        <Button disabled={entries.length === 0} onClick={takeOnly}>
          {text('take', { count: entries.length })}
        </Button>
        <Button variant="contained" disabled={entries.length === 0} onClick={takeAndReview}>
          {text('review')}
        </Button>
      </DialogActions>
    </>
  );
}
