import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from './messages';

/** A field that somebody else has changed while it was typed in, with both values as people read them. */
export interface Overtaken {
  field: string;
  label: string;
  theirs: string;
  mine: string;
}

interface ConflictNoticeProps {
  fields: readonly Overtaken[];
  onChoose: (field: string, whose: 'theirs' | 'mine') => void;
}

/** Says that somebody changed what is being typed, with both values of each field; what was typed stays until it is given up. */
export function ConflictNotice({ fields, onChoose }: ConflictNoticeProps) {
  const text = useText();
  if (fields.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      <AlertTitle>{text('title')}</AlertTitle>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {fields.map(({ field, label, theirs, mine }) => (
          <Box component="li" key={field} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle2" component="p">
              {label}
            </Typography>
            <Typography variant="body2">{text('theirs', { value: theirs })}</Typography>
            <Typography variant="body2">{text('mine', { value: mine })}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, ml: -1 }}>
              <Button size="small" color="inherit" onClick={() => onChoose(field, 'theirs')}>
                {text('takeTheirs')}
              </Button>
              <Button size="small" color="inherit" onClick={() => onChoose(field, 'mine')}>
                {text('keepMine')}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
