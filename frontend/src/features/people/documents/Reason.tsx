import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from './messages';
import type { MissingRequest } from './types';

type Said = Pick<MissingRequest, 'why' | 'reason' | 'note'>;

/** Why a document does not count, in words, with what the reviewer added. */
export function Reason({ why, reason, note }: Said) {
  const text = useText();
  const known = reason && reason !== 'other' ? text(`reason.${reason}`) : text(`why.${why}`);
  return (
    <Box>
      <Typography variant="body2">{known}</Typography>
      {note && (
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {text('note', { note })}
        </Typography>
      )}
    </Box>
  );
}
