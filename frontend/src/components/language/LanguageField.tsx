import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { chooseLanguage, language, LANGUAGE_CODES, LANGUAGES, type Language } from '@/lib/language';
import { useText } from './messages';

/** The language of the pages as a setting of the own account. */
export function LanguageField() {
  const text = useText();
  const id = useId();
  return (
    <Card>
      <CardContent>
        <Typography id={id} variant="h4" component="h2">
          {text('title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
          {text('text')}
        </Typography>
        <FormControl>
          <NativeSelect
            value={language}
            inputProps={{ 'aria-labelledby': id }}
            onChange={(event) => chooseLanguage(event.target.value as Language)}
          >
            {LANGUAGE_CODES.map((code) => (
              <option key={code} value={code} lang={code}>
                {LANGUAGES[code]}
              </option>
            ))}
          </NativeSelect>
        </FormControl>
      </CardContent>
    </Card>
  );
}
