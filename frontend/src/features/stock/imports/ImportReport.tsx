import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { ImportResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { KpiCard } from '@/ui/data';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useToast } from '@/ui/toaster';
import { formatCount } from '@/lib/counts';
import { paths } from '@/lib/paths';
import { CancelImport } from './CancelImport';
import { ImportRows } from './ImportRows';
import { useText } from './messages';

const OUTCOMES = ['create', 'update', 'same', 'error'] as const;

/** How many rows do what. */
export function OutcomeFigures({ item }: { item: ImportResponse }) {
  const text = useText();
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
    >
      {OUTCOMES.map((outcome) => (
        <KpiCard
          key={outcome}
          label={text(`outcome.${outcome}`)}
          value={formatCount(item.counts[outcome])}
        />
      ))}
    </Box>
  );
}

function ApplyButton({ item }: { item: ImportResponse }) {
  const text = useText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [apply, { isLoading }] = api.useApplyImportMutation();
  const confirm = async () => {
    const { error } = await apply({ id: item.id });
    setAsking(false);
    if (error) toast.error(text('applyFailed'), problemText(error, ''));
  };
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {text('apply')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('applyTitle')}
        consequence={text(item.kind === 'stockCount' ? 'applyCount' : 'applyText', {
          ...item.counts,
        })}
        confirmLabel={text('apply')}
        loading={isLoading}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** What the check has found, row by row, and the decision about it. */
export function ImportReport({ item, onRemap }: { item: ImportResponse; onRemap: () => void }) {
  const text = useText();
  const { counts } = item;
  const hasErrors = counts.error > 0;
  // A count that finds everything as it was is one, too.
  const hasWork = counts.create + counts.update > 0 || item.kind === 'stockCount';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OutcomeFigures item={item} />
      {hasErrors && <Alert severity="error">{text('hasErrors', { count: counts.error })}</Alert>}
      {!hasErrors && !hasWork && <Alert severity="info">{text('nothingToDo')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {!hasErrors && hasWork && <ApplyButton item={item} />}
        {hasErrors && (
          <Button variant="contained" component={RouterLink} to={paths.manufacturer.newImport}>
            {text('otherFile')}
          </Button>
        )}
        <Button variant="outlined" onClick={onRemap}>
          {text('remap')}
        </Button>
        <CancelImport id={item.id} />
      </Box>
      <ImportRows item={item} />
    </Box>
  );
}
