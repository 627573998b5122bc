import Box from '@mui/material/Box';

/** The product's category, small. */
export function CategoryBadge({ category }: { category: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        px: 1,
        py: 0.375,
        borderRadius: 0.6,
        bgcolor: 'surface.accent',
        color: 'primary.main',
        fontSize: '0.75rem',
        fontWeight: 620,
        lineHeight: 1.3,
      }}
    >
      {category}
    </Box>
  );
}
