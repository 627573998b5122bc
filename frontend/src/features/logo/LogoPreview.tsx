import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dark, light } from '@/theme/palette';
import { useText } from './messages';

interface PanelProps {
  label: string;
  scheme: typeof light;
  src: string;
  isBroken: boolean;
  onBroken: () => void;
}

/** The logo on the ground of one colour scheme, whichever scheme the page itself is in. */
function Panel({ label, scheme, src, isBroken, onBroken }: PanelProps) {
  const text = useText();
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box
        sx={{
          height: 144,
          px: 3,
          display: 'grid',
          placeItems: 'center',
          border: 1,
          borderColor: 'divider',
          borderRadius: 0.8,
          bgcolor: scheme.background.paper,
          color: scheme.text.secondary,
        }}
      >
        {!src && text('nothing')}
        {src && isBroken && <Box sx={{ color: scheme.error.main }}>{text('cannotLoad')}</Box>}
        {src && !isBroken && (
          <Box
            component="img"
            src={src}
            alt={text('logoAlt')}
            onError={onBroken}
            sx={{ maxHeight: 72, maxWidth: '100%', objectFit: 'contain', minWidth: 0 }}
          />
        )}
      </Box>
      <Typography
        component="figcaption"
        variant="body2"
        sx={{ mt: 0.75, textAlign: 'center', color: 'text.secondary' }}
      >
        {label}
      </Typography>
    </Box>
  );
}

/** The logo on light and on dark, side by side. Give it the source as key, so that a new one gets a new try. */
export function LogoPreview({ src }: { src: string }) {
  const text = useText();
  const [isBroken, setBroken] = useState(false);
  const common = { src, isBroken, onBroken: () => setBroken(true) };
  return (
    <Box
      role="group"
      aria-label={text('previews')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      <Panel label={text('light')} scheme={light} {...common} />
      <Panel label={text('dark')} scheme={dark} {...common} />
    </Box>
  );
}
