import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import type { ShownDocument } from './types';

/** A small look at a document: the picture itself, or a sheet of paper for a PDF. */
export function DocumentThumb({ document }: { document: ShownDocument }) {
  const side = { width: 56, height: 56, borderRadius: 0.8, flexShrink: 0 };
  if (document.mediaType.startsWith('image/'))
    return (
      <Box
        component="img"
        src={document.url}
        alt=""
        loading="lazy"
        sx={{ ...side, objectFit: 'cover', border: 1, borderColor: 'divider' }}
      />
    );
  return (
    <Box
      aria-hidden
      sx={{
        ...side,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'surface.accent',
        color: 'primary.main',
      }}
    >
      <DescriptionIcon />
    </Box>
  );
}
