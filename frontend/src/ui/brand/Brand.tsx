import Box from '@mui/material/Box';
import { createContext, useContext, useState } from 'react';
import { useText } from '../messages';

/** Name and logo on the pages: settings of the company. Without them ours are shown. */
export interface Branding {
  name?: string;
  logoUrl?: string;
}

export const BrandingContext = createContext<Branding>({});

function Mark({ hidden }: { hidden: boolean }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{
        width: 32,
        height: 32,
        display: 'block',
        flexShrink: 0,
        visibility: hidden ? 'hidden' : 'inherit',
      }}
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

/**
 * The company's logo in the place of our mark and name, which keep it until it has loaded: nothing moves, and a logo
 * that cannot be loaded leaves them there.
 */
export function Brand() {
  const text = useText();
  const { name = text('productName'), logoUrl } = useContext(BrandingContext);
  const [loaded, setLoaded] = useState('');
  const isShown = !!logoUrl && loaded === logoUrl;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, position: 'relative' }}>
      {logoUrl && (
        <Box
          component="img"
          src={logoUrl}
          alt={name}
          onLoad={() => setLoaded(logoUrl)}
          sx={{
            position: 'absolute',
            inset: 0,
            width: 1,
            height: 1,
            objectFit: 'contain',
            objectPosition: 'left',
            visibility: isShown ? 'visible' : 'hidden',
          }}
        />
      )}
      <Mark hidden={isShown} />
      <Box
        component="span"
        sx={{
          fontSize: '1.1875rem',
          fontWeight: 680,
          letterSpacing: '-0.025em',
          lineHeight: 1,
          visibility: isShown ? 'hidden' : 'inherit',
        }}
      >
        {name}
      </Box>
    </Box>
  );
}
