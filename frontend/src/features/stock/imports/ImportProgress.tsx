import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ImportResponse } from '@/api/generated';
import { formatCount } from '@/lib/counts';
import { CancelImport } from './CancelImport';
import { useText } from './messages';

/** How far the server has come with the rows. */
export function ImportProgress({ item }: { item: ImportResponse }) {
  const text = useText();
  const { id, state, doneRows, totalRows } = item;
  const title = text(state === 'applying' ? 'applying' : 'checking');
  const percent = totalRows > 0 ? Math.min(100, (doneRows / totalRows) * 100) : 0;
  const isMoving = doneRows > 0;
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <LinearProgress
        aria-label={title}
        variant={isMoving ? 'determinate' : 'indeterminate'}
        value={percent}
        sx={{ my: 2, height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2" aria-live="polite">
        {text('progress', {
          done: formatCount(doneRows),
          total: formatCount(totalRows),
        })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('leave')}
      </Typography>
      {state === 'checking' && (
        <Box sx={{ mt: 2 }}>
          <CancelImport id={id} />
        </Box>
      )}
    </Card>
  );
}
