import Link from '@mui/material/Link';
import { useText } from '../messages';

/** First stop of the Tab key: past the navigation, to the page. */
export function SkipLink() {
  const text = useText();
  return (
    <Link
      href="#content"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {text('skipToContent')}
    </Link>
  );
}
