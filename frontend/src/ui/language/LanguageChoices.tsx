import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { chooseLanguage, language, LANGUAGE_CODES, LANGUAGES } from '@/lib/language';
import { useText } from './messages';

interface LanguageChoicesProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The languages by the names their speakers give them; choosing one loads the page in it. */
export default function LanguageChoices({ anchor, onClose }: LanguageChoicesProps) {
  const text = useText();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      // It may stand in a menu, which would take the arrow keys as well.
      onKeyDown={(event) => event.stopPropagation()}
      slotProps={{ list: { 'aria-label': text('title') } }}
    >
      {LANGUAGE_CODES.map((code) => (
        <MenuItem
          key={code}
          lang={code}
          role="menuitemradio"
          aria-checked={code === language}
          selected={code === language}
          onClick={() => (code === language ? onClose() : void chooseLanguage(code))}
        >
          {LANGUAGES[code]}
        </MenuItem>
      ))}
    </Menu>
  );
}
