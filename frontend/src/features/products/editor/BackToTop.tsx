import ArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Fab from '@mui/material/Fab';
import Fade from '@mui/material/Fade';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useText } from './productMessages';

const SHOWS_AFTER = 400;

/** The way up from far down a long list; there after 400 px of scrolling. */
export function BackToTop() {
  const text = useText();
  const isFar = useScrollTrigger({ disableHysteresis: true, threshold: SHOWS_AFTER });
  return (
    <Fade in={isFar} unmountOnExit>
      <Fab
        color="primary"
        size="medium"
        aria-label={text('backToTop')}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        sx={{ position: 'fixed', right: { xs: 16, md: 32 }, bottom: { xs: 16, md: 32 } }}
      >
        <ArrowUpIcon />
      </Fab>
    </Fade>
  );
}
