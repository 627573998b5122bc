import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import ScannerIcon from '@mui/icons-material/QrCodeScannerOutlined';
import IconButton from '@mui/material/IconButton';
import { useEffect, type RefObject } from 'react';
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

interface ScanFieldProps {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (code: string) => void;
  onEnter: () => void;
  /** Whether the phone's own keyboard opens with the field. */
  typing: boolean;
  onTyping: (typing: boolean) => void;
}

/** Where a scanner types: it ends every code with Enter. The phone's keyboard opens only when asked for. */
export function ScanField(props: ScanFieldProps) {
  const { inputRef, value, onChange, onEnter, typing, onTyping } = props;
  const text = useText();
  useKeysFor(inputRef);
  const toggle = () => {
    onTyping(!typing);
    // The keyboard opens with the focus that follows the change.
    inputRef.current?.blur();
    setTimeout(() => inputRef.current?.focus());
  };
  return (
    <ScanInput
      label={text('scan')}
      hint={text('scanHint')}
      inputRef={inputRef}
      value={value}
      onChange={onChange}
      onEnter={onEnter}
      inputProps={{
        autoCapitalize: 'characters',
        spellCheck: false,
        inputMode: typing ? 'text' : 'none',
        maxLength: 200,
      }}
      tools={
        <IconButton
          edge="end"
          aria-label={text(typing ? 'hideKeyboard' : 'typeCode')}
          aria-pressed={typing}
          onClick={toggle}
        >
          {typing ? <ScannerIcon /> : <KeyboardIcon />}
        </IconButton>
      }
      sx={{ '& input': { height: '2rem', fontSize: '1.125rem' } }}
    />
  );
}
