import CloseIcon from '@mui/icons-material/Close';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { lazyPart } from '@/lib/parts';
import { useText as useCommonText } from '@/ui/messages';
import { useText } from './messages';
import type { Shop } from './useShop';

// Heavy, and not there before somebody asks for it.
const Drawer = lazyPart(() => import('@mui/material/Drawer'));

interface FilterDrawerProps {
  shop: Shop;
  /** How many products the filters leave; undefined while that is being counted. */
  total: number | undefined;
  children: ReactNode;
}

/** The filters behind a button, where there is no room beside the products. */
export function FilterDrawer({ shop, total, children }: FilterDrawerProps) {
  const text = useText();
  const common = useCommonText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const count = shop.active.length;
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TuneIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        {count > 0 ? text('filtersSet', { count }) : text('filters')}
      </Button>
      {isWanted && (
        <Suspense>
          <Drawer
            anchor="right"
            open={isOpen}
            onClose={close}
            slotProps={{
              paper: {
                role: 'dialog',
                'aria-labelledby': id,
                sx: { width: 'min(100vw, 380px)', display: 'flex', flexDirection: 'column' },
              },
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', p: 2, pb: 1 }}>
              <Typography id={id} variant="h4" component="h2" sx={{ flexGrow: 1 }}>
                {text('filters')}
              </Typography>
              <IconButton edge="end" aria-label={text('close')} onClick={close}>
                <CloseIcon />
              </IconButton>
            </Box>
            <Box sx={{ flexGrow: 1, overflowY: 'auto', px: 2, py: 1 }}>{children}</Box>
            <Box sx={{ display: 'flex', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
              {count > 0 && <Button onClick={shop.clear}>{common('clearFilters')}</Button>}
              <Button variant="contained" onClick={close} sx={{ flexGrow: 1 }}>
                {total === undefined ? common('close') : text('show', { count: total })}
              </Button>
            </Box>
          </Drawer>
        </Suspense>
      )}
    </>
  );
}
