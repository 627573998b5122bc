import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CloseIcon from '@mui/icons-material/Close';
import { chipText } from './facets';
import { useText } from './messages';
import { edit } from './shopFilters';
import type { Shop } from './useShop';

/** What narrows the list now; each chip takes its filter away. Nothing while nothing does. */
export function ActiveFilters({ shop }: { shop: Shop }) {
  const text = useText();
  if (shop.active.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={text('active')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {shop.active.map((filter) => {
        const name = chipText(filter);
        return (
          <Chip
            key={name}
            label={name}
            clickable
            aria-label={text('drop', { name })}
            onClick={() => shop.change((params) => edit.drop(params, filter))}
            onDelete={() => shop.change((params) => edit.drop(params, filter))}
            deleteIcon={<CloseIcon aria-hidden />}
          />
        );
      })}
    </Box>
  );
}
