import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { language, LANGUAGES } from '@/lib/language';
import { lazyPart } from '@/lib/parts';
import { useText } from './messages';

const LanguageChoices = lazyPart(() => import('./LanguageChoices'));

/** The language of the pages as an entry of the account's menu, where the bar has no room for a button of its own. */
export function LanguageItem() {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <MenuItem
        aria-haspopup="menu"
        sx={{ display: { sm: 'none' } }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ListItemIcon>
          <LanguageIcon fontSize="small" />
        </ListItemIcon>
        {text('menu', { language: LANGUAGES[language] })}
      </MenuItem>
      {anchor && (
        <Suspense>
          <LanguageChoices anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
