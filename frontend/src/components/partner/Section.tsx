import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface SectionProps {
  title: string;
  /** Where all of it is. */
  more?: { label: string; to: string };
  children: ReactNode;
}

/** A part of a dashboard with its heading and the way to the whole. */
export function Section({ title, more, children }: SectionProps) {
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 2 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {more && (
          <Button component={Link} to={more.to} size="small">
            {more.label}
          </Button>
        )}
      </Box>
      {children}
    </Box>
  );
}
