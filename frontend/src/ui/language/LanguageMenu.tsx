import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { language, LANGUAGES } from '@/lib/language';
import { lazyPart } from '@/lib/parts';
import { useText } from './messages';

/** Comes with the first touch: most people choose their language once. */
const LanguageChoices = lazyPart(() => import('./LanguageChoices'));

/** The language of the pages, and the way to another one. */
export function LanguageMenu() {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={text('menu', { language: LANGUAGES[language] })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <LanguageIcon />
      </IconButton>
      {anchor && (
        <Suspense>
          <LanguageChoices anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
