import Box from '@mui/material/Box';
import { ProductImage } from './ProductImage';

/** A small picture, whole, before the name of the product it shows. Paper does without. */
export function ProductThumb({ src }: { src: string | null | undefined }) {
  return (
    <Box
      sx={{
        width: 48,
        flexShrink: 0,
        alignSelf: 'start',
        borderRadius: 1,
        overflow: 'hidden',
        '@media print': { display: 'none' },
      }}
    >
      <ProductImage src={src} alt="" ratio={1} />
    </Box>
  );
}
