import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import ScannerIcon from '@mui/icons-material/QrCodeScannerOutlined';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState, type RefObject } from 'react';
import { ScanInput } from '@/ui/fields/ScanInput';
import { useText } from './messages';

const TAKES_KEYS = 'input, textarea, select, [contenteditable]';

/** What a scanner types reaches the field wherever the last tap was; dialogs and other fields keep their keys. */
function useKeysFor(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(TAKES_KEYS)) return;
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [field]);
}

interface ScanFieldProps extends Pick<
  Parameters<typeof ScanInput>[0],
  'value' | 'onChange' | 'onEnter'
> {
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Where a scanner types: it ends every code with Enter. The phone's keyboard opens only when asked for. */
export function ScanField({ inputRef, ...input }: ScanFieldProps) {
  const text = useText();
  const [isTyping, setTyping] = useState(false);
  useKeysFor(inputRef);
  const toggle = () => {
    setTyping(!isTyping);
    // The keyboard opens with the focus that follows the change.
    inputRef.current?.blur();
    setTimeout(() => inputRef.current?.focus());
  };
  return (
    <ScanInput
      {...input}
      label={text('scan')}
      hint={text('scanHint')}
      inputRef={inputRef}
      inputProps={{
        autoCapitalize: 'characters',
        spellCheck: false,
        inputMode: isTyping ? 'text' : 'none',
        maxLength: 200,
      }}
      tools={
        <IconButton
          edge="end"
          aria-label={text(isTyping ? 'hideKeyboard' : 'typeCode')}
          aria-pressed={isTyping}
          onClick={toggle}
        >
          {isTyping ? <ScannerIcon /> : <KeyboardIcon />}
        </IconButton>
      }
      sx={{ '& input': { height: '2rem', fontSize: '1.125rem' } }}
    />
  );
}
