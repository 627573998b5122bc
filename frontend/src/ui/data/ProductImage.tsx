import Box from '@mui/material/Box';
import { useState } from 'react';
import fallback from './product-fallback.svg';

interface ProductImageProps {
  src: string | null | undefined;
  /** Name of the product; empty where the name stands right beside it. */
  alt: string;
  /** Width divided by height. */
  ratio?: number;
  /** True for pictures visible at once, which come before everything else; the others load when they come near. */
  eager?: boolean;
}

/** The side of a card's rendition; by it the browser knows the shape before the picture is there. */
const WIDTH = 480;

/** A product's picture, whole and on a quiet ground, or the fallback when there is none or it does not load. */
export function ProductImage({ src, alt, ratio = 4 / 3, eager = false }: ProductImageProps) {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : fallback;
  return (
    <Box
      component="img"
      src={shown}
      alt={alt}
      width={WIDTH}
      height={Math.round(WIDTH / ratio)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => src && setBroken(src)}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: String(ratio),
        objectFit: 'contain',
        bgcolor: 'surface.sunken',
      }}
    />
  );
}
