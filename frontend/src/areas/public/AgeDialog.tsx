import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Brand } from '@/ui/brand/Brand';
import { useText } from './ageMessages';

function show(dialog: HTMLDialogElement | null) {
  if (dialog?.open === false) dialog.showModal();
}

const stop = (event: SyntheticEvent) => event.preventDefault();
const stopEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') stop(event);
};

/**
 * The question of age. The browser's own modal dialog holds the focus and makes the page behind it inert without
 * moving anything in it; only an answer closes it, Escape does not.
 */
export default function AgeDialog({
  minimumAge,
  onYes,
}: {
  minimumAge: number;
  onYes: () => void;
}) {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => show(dialog.current), []);
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={stop}
      onKeyDown={stopEscape}
      onClose={() => show(dialog.current)}
      sx={{
        width: 'min(440px, calc(100vw - 32px))',
        p: { xs: 3, sm: 4 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&::backdrop': {
          bgcolor: 'background.default',
          opacity: 0.94,
        },
      }}
    >
      <Brand />
      <Typography id={`${id}-title`} variant="h2" sx={{ mt: 3 }}>
        {text('ageTitle', { age: minimumAge })}
      </Typography>
      <Typography id={`${id}-text`} sx={{ mt: 1, color: 'text.secondary' }}>
        {text('ageText')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Button variant="contained" size="large" onClick={onYes}>
          {text('ageYes')}
        </Button>
        <Button variant="outlined" size="large" onClick={() => void navigate(paths.underage)}>
          {text('ageNo')}
        </Button>
      </Box>
    </Box>
  );
}
