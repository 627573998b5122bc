import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/lib/parts';
import { useText } from '@/ui/messages';

const MobileDrawer = lazyPart(() => import('./MobileDrawer'));

/** The menu button of narrow screens; what it opens is loaded on the first touch. */
export function MobileMenu() {
  const text = useText();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton
        aria-label={text('openMenu')}
        aria-expanded={open ?? false}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      {open !== undefined && (
        <Suspense>
          <MobileDrawer open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
