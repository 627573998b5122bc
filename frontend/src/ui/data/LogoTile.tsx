import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { light } from '@/theme/palette';

interface LogoTileProps {
  src: string | null | undefined;
  /** Its side, in pixels. */
  size: number;
}

/** A logo on white in both schemes; nothing where there is none or it does not load. The name stands beside it. */
export function LogoTile({ src, size }: LogoTileProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return null;
  return (
    <Box
      component="img"
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      onError={() => setBroken(src)}
      sx={{
        flexShrink: 0,
        width: size,
        height: size,
        p: 0.5,
        objectFit: 'contain',
        borderRadius: 0.8,
        bgcolor: light.background.paper,
      }}
    />
  );
}

/** Plain text as somebody typed it: a paragraph for each line that says something. */
export function Paragraphs({ text }: { text: string | null | undefined }) {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1, maxWidth: '70ch' }}>
      {lines.map((line, place) => (
        <Typography key={`${place} ${line}`} sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}
