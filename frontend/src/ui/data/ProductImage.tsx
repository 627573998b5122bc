import Box from '@mui/material/Box';
import { useState } from 'react';
import fallback from './product-fallback.svg';

interface ProductImageProps {
  src: string | null | undefined;
  /** Name of the product; empty where the name stands right beside it. */
  alt: string;
  /** Width divided by height. */
  ratio?: number;
  /** True for pictures visible at once; the others load when they come near. */
  eager?: boolean;
}

/** A product's picture, or the fallback when there is none or it does not load. */
export function ProductImage({ src, alt, ratio = 4 / 3, eager = false }: ProductImageProps) {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : fallback;
  return (
    <Box
      component="img"
      src={shown}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => src && setBroken(src)}
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: String(ratio),
        objectFit: 'cover',
        bgcolor: 'surface.sunken',
      }}
    />
  );
}
