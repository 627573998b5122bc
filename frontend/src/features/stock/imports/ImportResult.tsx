import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportResponse } from '@/api/generated';
import { paths } from '@/lib/paths';
import { OutcomeFigures } from './ImportReport';
import { ImportRows } from './ImportRows';
import { useText } from './messages';

function Verdict({ item }: { item: ImportResponse }) {
  const text = useText();
  if (item.state === 'applied')
    return (
      <Alert severity="success">
        <AlertTitle>{text('appliedTitle')}</AlertTitle>
        {text('appliedText', { ...item.counts })}
      </Alert>
    );
  if (item.state === 'failed')
    return (
      <Alert severity="error">
        <AlertTitle>{text('failedTitle')}</AlertTitle>
        {item.error}
      </Alert>
    );
  return <Alert severity="info">{text('cancelledTitle')}</Alert>;
}

/** How an import ended, with the report it was decided by. */
export function ImportResult({ item }: { item: ImportResponse }) {
  const text = useText();
  const { manufacturer } = paths;
  const isCount = item.kind === 'stockCount';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Verdict item={item} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {item.state === 'applied' && (
          <Button
            variant="contained"
            component={RouterLink}
            to={isCount ? paths.stock.counts : manufacturer.products}
          >
            {text(isCount ? 'toCounts' : 'toProducts')}
          </Button>
        )}
        <Button variant="outlined" component={RouterLink} to={manufacturer.newImport}>
          {text('otherFile')}
        </Button>
      </Box>
      {item.checkedAt && (
        <>
          <OutcomeFigures item={item} />
          <ImportRows item={item} />
        </>
      )}
    </Box>
  );
}
