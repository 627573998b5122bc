import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Money } from '@/ui/data';

type Figure = readonly [string, ReactNode];

/** What a product costs the person who looks, where that is not what the store shows. */
export function yourLine(
  label: string,
  { yourPrice, storePrice }: { yourPrice?: string | null; storePrice?: string | null },
): Figure[] {
  if (!yourPrice || yourPrice === storePrice) return [];
  return [[label, <Money key="your" amount={yourPrice} />]];
}

/** The figures a store's card shows, each with its name. */
export function StoreFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
      {figures.map(([label, value]) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            gap: 1.5,
          }}
        >
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 620, textAlign: 'right' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
