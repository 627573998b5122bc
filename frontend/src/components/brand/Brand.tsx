import Box from '@mui/material/Box';
import { createContext, useContext } from 'react';
import { useText } from '../messages';

/** Name and logo on the pages: settings of the company. Without them ours are shown. */
export interface Branding {
  name?: string;
  logoUrl?: string;
}

export const BrandingContext = createContext<Branding>({});

function Mark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{ width: 32, height: 32, display: 'block', flexShrink: 0 }}
    >
      <Box
        component="rect"
        width="32"
        height="32"
        rx="8"
        sx={{ fill: (theme) => theme.vars?.palette.surface.hero }}
      />
      <Box
        component="path"
        d="M7 9.5h18M10.5 16h11M14 22.5h4"
        sx={{
          stroke: (theme) => theme.vars?.palette.surface.onHero,
          strokeWidth: 3.4,
          strokeLinecap: 'round',
        }}
      />
    </Box>
  );
}

/** The company's logo, or our mark and name. */
export function Brand() {
  const text = useText();
  const { name = text('productName'), logoUrl } = useContext(BrandingContext);
  if (logoUrl)
    return (
      <Box
        component="img"
        src={logoUrl}
        alt={name}
        sx={{ height: 32, maxWidth: 160, display: 'block' }}
      />
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <Mark />
      <Box
        component="span"
        sx={{ fontSize: '1.1875rem', fontWeight: 680, letterSpacing: '-0.025em', lineHeight: 1 }}
      >
        {name}
      </Box>
    </Box>
  );
}
