import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface Clause {
  title: string;
  text: string;
}

/** Numbered clauses, each with its heading, in lines of a comfortable length. */
export function Prose({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: '72ch' }}>
      {clauses.map(({ title, text }, index) => (
        <Box component="li" key={title} sx={{ mt: 4 }}>
          <Typography variant="h4" component="h2">{`${index + 1}. ${title}`}</Typography>
          <Typography sx={{ mt: 1 }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
