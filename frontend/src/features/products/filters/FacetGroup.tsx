import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useText } from './messages';

interface FacetGroupProps {
  title: string;
  children: ReactNode;
}

/** One filter of the panel with its heading. */
export function FacetGroup({ title, children }: FacetGroupProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The first few of many values, and the way to all of them; chosen ones are always there. */
export function useFew<T>(values: readonly T[], few: number, isChosen: (value: T) => boolean) {
  const text = useText();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? values : values.filter((value, at) => at < few || isChosen(value));
  const more = values.length > few && (
    <Button
      size="small"
      aria-expanded={isAll}
      onClick={() => setAll(!isAll)}
      sx={{ mt: 0.5, ml: -1 }}
    >
      {isAll ? text('showFewer') : text('showAll', { count: values.length })}
    </Button>
  );
  return { shown, more };
}
