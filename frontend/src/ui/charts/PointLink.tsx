import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface PointLinkProps {
  /** The list behind the point; without it nothing is opened. */
  to: string | undefined;
  label: string;
  tabIndex: number;
  onFocus: () => void;
  children: ReactNode;
}

const lit = { '&:hover .slot, &:focus-visible .slot': { opacity: 1 } };

/** One point of a chart with its figures, as a link where there is a list behind it. */
export function PointLink({ to, label, children, ...stop }: PointLinkProps) {
  const content = (
    <>
      <title>{label}</title>
      {children}
    </>
  );
  if (to === undefined)
    return (
      <Box component="g" sx={lit}>
        {content}
      </Box>
    );
  return (
    <Box
      component={RouterLink}
      to={to}
      aria-label={label}
      {...stop}
      sx={{ ...lit, cursor: 'pointer', outlineOffset: -2 }}
    >
      {content}
    </Box>
  );
}
