import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { orderPaperAddress } from '@/lib/exports';
import { Block } from './Facts';
import { papersOf } from './fulfilment';
import { useText } from './paperMessages';
import type { ShownOrder } from './types';

/** The papers of an order, as PDF files to be opened or saved. */
export function Papers({ order }: { order: ShownOrder }) {
  const text = useText();
  const kinds = papersOf(order);
  if (kinds.length === 0) return null;
  return (
    <Block title={text('papers')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            component="a"
            href={orderPaperAddress(order.id, kind)}
            target="_blank"
            rel="noopener"
            variant="outlined"
            size="small"
            startIcon={<DescriptionIcon />}
            aria-label={text('open', { paper: text(kind) })}
          >
            {text(kind)}
          </Button>
        ))}
      </Box>
    </Block>
  );
}
