import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { documentName } from '@/lib/server/names';
import type { ShownCase } from '@/features/people/documents';
import { Reason } from '@/features/people/documents/Reason';
import { useText } from './messages';

/** What an account still has to hand in, and why. */
export function Missing({ missing }: Pick<ShownCase, 'missing'>) {
  const text = useText();
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ alignItems: 'flex-start' }}>
      <Typography variant="subtitle2" component="p">
        {text('stillMissing')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {missing.map((request) => (
          <li key={request.kind}>
            {documentName(request)}
            <Reason {...request} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}
