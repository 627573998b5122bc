import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { followUpload } from '@/lib/uploads';
import { useText } from '../messages';

/** How far the running upload to `path` has come, while there is one. */
export function UploadProgress({ path, active }: { path: string; active: boolean }) {
  const text = useText();
  const [share, setShare] = useState(0);
  useEffect(() => followUpload(path, setShare), [path]);
  if (!active) return null;
  const percent = Math.round(share * 100);
  const note = percent < 100 ? text('uploading', { percent }) : text('uploadChecked');
  return (
    <Box>
      <LinearProgress
        aria-label={note}
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        sx={{ borderRadius: 1 }}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary' }} aria-live="polite">
        {note}
      </Typography>
    </Box>
  );
}
