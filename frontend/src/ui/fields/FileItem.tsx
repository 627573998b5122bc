import CloseIcon from '@mui/icons-material/Close';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useText } from '../messages';
import { formatBytes } from './fileRules';

/** The address of a picture that is still only here; given back when it is no longer shown. */
function usePreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

interface FileItemProps {
  file: File;
  disabled?: boolean;
  onRemove: () => void;
}

/** A chosen file: what it looks like, how large it is, and the way to take it out again. */
export function FileItem({ file, disabled = false, onRemove }: FileItemProps) {
  const text = useText();
  const preview = usePreview(file);
  const side = { width: 44, height: 44, borderRadius: 0.8, flexShrink: 0 };
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        mb: 1,
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.8,
      }}
    >
      {preview ? (
        <Box component="img" src={preview} alt="" sx={{ ...side, objectFit: 'cover' }} />
      ) : (
        <Box
          sx={{
            ...side,
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'surface.accent',
            color: 'primary.main',
          }}
        >
          <DescriptionIcon aria-hidden />
        </Box>
      )}
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {file.name}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {formatBytes(file.size)}
        </Typography>
      </Box>
      <IconButton
        aria-label={text('removeFile', { name: file.name })}
        disabled={disabled}
        onClick={onRemove}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
