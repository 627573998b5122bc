import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import {
  useController,
  useFormState,
  useWatch,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import type { FieldProps } from '@/ui/fields/types';
import { formatCount } from '@/lib/counts';
import { useText } from './fulfilmentMessages';
import type { PieceLine } from './pieces';

interface PieceRowProps<V extends FieldValues> {
  /** Of a form with `lines`, each with its `pieces`. */
  control: FieldProps<V>['control'];
  index: number;
  line: PieceLine;
  extra?: ReactNode;
}

function PieceRow<V extends FieldValues>(props: PieceRowProps<V>) {
  const { control, index, line, extra } = props;
  const text = useText();
  const id = useId();
  const name = `lines.${index}.pieces` as FieldPath<V>;
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ flexGrow: 1, minWidth: 0, fontWeight: 550 }}>{line.name}</Typography>
        <OutlinedInput
          notched={false}
          size="small"
          error={message !== undefined}
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          sx={{ width: 88, flexShrink: 0 }}
          inputProps={{
            inputMode: 'numeric',
            autoComplete: 'off',
            'aria-label': text('pieces', { name: line.name }),
            'aria-describedby': message ? id : undefined,
            sx: { textAlign: 'right' },
          }}
        />
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap', minWidth: 56 }}
        >
          {text('of', { most: formatCount(line.most) })}
        </Typography>
      </Box>
      {message && (
        <FormHelperText id={id} error sx={{ mx: 0, textAlign: 'right' }}>
          {message}
        </FormHelperText>
      )}
      {extra}
    </Box>
  );
}

interface PieceFieldsProps<V extends FieldValues> {
  control: FieldProps<V>['control'];
  lines: readonly PieceLine[];
  label: string;
  onAll: () => void;
  onNone: () => void;
  /** Below a line, such as what becomes of its pieces. */
  extra?: (index: number) => ReactNode;
}

/** How many pieces of each line; what is wrong stands below the line, or below all of them. */
export function PieceFields<V extends FieldValues>(props: PieceFieldsProps<V>) {
  const { control, lines, label, onAll, onNone, extra } = props;
  const text = useText();
  const { errors } = useFormState({ control, name: 'lines' as FieldPath<V> });
  const whole = (errors as Record<string, unknown>)['lines'] as
    { message?: string; root?: { message?: string } } | undefined;
  const typed = useWatch({ control, name: 'lines' as FieldPath<V> }) as { pieces: unknown }[];
  // A complaint about all lines is over as soon as one of them has pieces.
  const isAny = typed.some(({ pieces }) => /[1-9]/.test(String(pieces)));
  const note = isAny ? undefined : (whole?.root?.message ?? whole?.message);
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {label}
        </Typography>
        <Button size="small" onClick={onAll}>
          {text('all')}
        </Button>
        <Button size="small" color="inherit" onClick={onNone}>
          {text('none')}
        </Button>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line, index) => (
          <PieceRow
            key={line.lineId}
            control={control}
            index={index}
            line={line}
            extra={extra?.(index)}
          />
        ))}
      </Box>
      {note && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {note}
        </FormHelperText>
      )}
    </Box>
  );
}
