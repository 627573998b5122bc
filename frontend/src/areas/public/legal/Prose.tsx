import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface Clause {
  /** What an address names it by. */
  id: string;
  title: string;
  text: string;
}

/** Numbered clauses, each with its heading, in lines of a comfortable length. */
export function Prose({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: '72ch' }}>
      {clauses.map(({ id, title, text }, index) => (
        <Box
          component="li"
          key={id}
          id={id}
          // Below the bar that stays at the top.
          sx={{ mt: 4, scrollMarginTop: 128 }}
        >
          <Typography variant="h4" component="h2">{`${index + 1}. ${title}`}</Typography>
          <Typography sx={{ mt: 1 }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
