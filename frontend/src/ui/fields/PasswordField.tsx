import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../messages';
import { TextField } from './TextField';
import type { FieldProps } from './types';

interface PasswordFieldProps<V extends FieldValues> extends FieldProps<V> {
  autoComplete?: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password that can be shown and hidden again. */
export function PasswordField<V extends FieldValues>({
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps<V>) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={text(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
