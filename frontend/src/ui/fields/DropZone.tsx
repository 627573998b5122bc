import Box from '@mui/material/Box';
import { useState, type DragEvent, type Ref } from 'react';
import { useText } from '../messages';

interface DropZoneProps {
  id: string;
  describedBy: string | undefined;
  accept: string;
  multiple: boolean;
  /** Something is chosen already. */
  filled: boolean;
  /** What was chosen, or that nothing was, is at fault. */
  invalid?: boolean;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

/** A place to drop files on; it is also the label of a real file input, so keyboards work. */
export function DropZone(props: DropZoneProps) {
  const { id, describedBy, filled, invalid = false, inputRef, onFiles, ...input } = props;
  const text = useText();
  const [isOver, setOver] = useState(false);
  const { multiple, disabled } = input;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles(Array.from(event.dataTransfer.files));
  };
  const choose = filled
    ? text(multiple ? 'addFiles' : 'replaceFile')
    : text(multiple ? 'chooseFiles' : 'chooseFile');
  return (
    <Box
      component="label"
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      sx={{
        display: 'block',
        position: 'relative',
        px: 2,
        py: filled ? 1 : 2.25,
        textAlign: 'center',
        borderRadius: 0.8,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : invalid ? 'error.main' : 'text.disabled',
        bgcolor: isOver ? 'surface.accent' : 'background.paper',
        color: 'text.secondary',
        fontSize: '0.875rem',
        cursor: disabled ? 'default' : 'pointer',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        type="file"
        id={id}
        ref={inputRef}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        {...input}
        onChange={(event) => {
          onFiles(Array.from(event.target.files ?? []));
          event.target.value = ''; // the same file can be chosen again
        }}
        sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', width: '100%' }}
      />
      {!filled && `${text(multiple ? 'dropFiles' : 'dropFile')} `}
      <Box component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
        {choose}
      </Box>
    </Box>
  );
}
