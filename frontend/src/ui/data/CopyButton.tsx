import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useCopy } from '@/lib/hooks/useCopy';
import { useText } from '../messages';
import { useToast } from '../toaster';

interface CopyButtonProps {
  value: string;
  /** A button with this text; without it an icon. */
  label?: string;
}

/** Copies a text and says so, in a toast and for two seconds on itself. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const text = useText();
  const toast = useToast();
  const { copied, copy } = useCopy();
  const icon = copied ? (
    <CheckIcon fontSize="small" color="success" />
  ) : (
    <ContentCopyIcon fontSize="small" />
  );
  const onClick = async () => {
    if (await copy(value)) toast.success(text('copied'));
    else toast.error(text('copyFailed'));
  };
  if (label)
    return (
      <Button variant="outlined" startIcon={icon} onClick={() => void onClick()}>
        {copied ? text('copiedNow') : label}
      </Button>
    );
  return (
    <IconButton aria-label={text(copied ? 'copiedNow' : 'copy')} onClick={() => void onClick()}>
      {icon}
    </IconButton>
  );
}
