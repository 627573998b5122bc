import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** A block of a form with its heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        borderTop: 1,
        borderColor: 'divider',
        pt: 2.5,
      }}
    >
      <Typography id={id} variant="h5" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Fields side by side, as many as fit with at least `least` pixels each. */
export function FieldRow({ children, least = 168 }: { children: ReactNode; least?: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}

/** What a text field with `list` of this id suggests. */
export function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
