import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { DateTime } from '@/ui/data';
import { formatCount } from '@/lib/counts';
import { paths } from '@/lib/paths';
import { piecesName } from '@/lib/sizes';
import { useText } from './messages';
import type { ShownShortPick } from './types';

/** What of a line was not found when it was picked, and why. */
export function ShortPick({ short }: { short: ShownShortPick }) {
  const text = useText();
  const { waveId, pieces, pickedPieces, reason, note, pickedBy, decidedAt } = short;
  const words = {
    missing: formatCount(pieces - pickedPieces),
    pieces: piecesName(pieces),
    reason: text(`short.${reason ?? 'other'}`),
  };
  return (
    <Typography variant="body2" sx={{ color: 'tone.warning.fg', overflowWrap: 'anywhere' }}>
      {text('short', words)}
      {note && ` ${note}`}{' '}
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        <Link component={RouterLink} to={paths.warehouse.wave(waveId)} color="inherit">
          {text('shortWave', { id: waveId })}
        </Link>
        {pickedBy && ` · ${pickedBy}`}
        {decidedAt && (
          <>
            {' · '}
            <DateTime time={decidedAt} />
          </>
        )}
      </Typography>
    </Typography>
  );
}
