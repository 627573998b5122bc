import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useText } from './messages';

interface UploadTileProps {
  file: File;
  /** How much of it is sent, 0 to 1; undefined while it waits for those before it. */
  share: number | undefined;
  onCancel: () => void;
}

/** The file as a picture that is still only here. */
function usePreview(file: File) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** A picture on its way to the server, with how far it has come. */
export function UploadTile({ file, share, onCancel }: UploadTileProps) {
  const text = useText();
  const preview = usePreview(file);
  const { name } = file;
  const percent = Math.round((share ?? 0) * 100);
  const note = () => {
    if (share === undefined) return text('waiting', { name });
    return percent < 100 ? text('progress', { name, percent }) : text('checking', { name });
  };
  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="img"
        src={preview}
        alt=""
        sx={{
          display: 'block',
          width: 1,
          aspectRatio: '1',
          objectFit: 'cover',
          opacity: 0.5,
          bgcolor: 'surface.sunken',
        }}
      />
      <LinearProgress
        aria-label={note()}
        variant={share !== undefined && percent === 100 ? 'indeterminate' : 'determinate'}
        value={percent}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 1 }}>
        <Typography variant="caption" noWrap sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {note()}
        </Typography>
        <IconButton size="small" aria-label={text('cancel', { name })} onClick={onCancel}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
