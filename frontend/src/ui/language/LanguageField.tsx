import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { chooseLanguage, language, LANGUAGE_CODES, LANGUAGES, type Language } from '@/lib/language';
import { Block } from '../data/Facts';
import { useText } from './messages';

/** The language of the pages, on the page of the own account. */
export function LanguageField() {
  const text = useText();
  return (
    <Block title={text('title')}>
      <NativeSelect
        fullWidth
        value={language}
        input={<OutlinedInput notched={false} />}
        inputProps={{ 'aria-label': text('title') }}
        onChange={(event) => void chooseLanguage(event.target.value as Language)}
      >
        {LANGUAGE_CODES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code]}
          </option>
        ))}
      </NativeSelect>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {text('text')}
      </Typography>
    </Block>
  );
}
