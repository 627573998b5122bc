import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import type { Conflict, EditedFields } from './conflicts';
import { useText } from './messages';

/** Whose value stays, by field. */
export type Choices = Readonly<Record<string, 'theirs' | 'mine'>>;

interface ConflictDialogProps {
  conflicts: readonly Conflict[];
  fields: EditedFields;
  onChoose: (choices: Choices) => void;
  onBack: () => void;
}

/** Shows both values of each field that somebody else changed meanwhile, and asks which one stays. */
export function ConflictDialog({ conflicts, fields, onChoose, onBack }: ConflictDialogProps) {
  const text = useText();
  const id = useId();
  // What the person has not typed themself is not theirs to take back.
  const [chosen, setChosen] = useState<Choices>(() =>
    Object.fromEntries(
      conflicts.filter(({ isTyped }) => !isTyped).map(({ field }) => [field, 'theirs']),
    ),
  );
  const isDecided = conflicts.every(({ field }) => field in chosen);

  const shown = (field: string, value: string) => {
    if (value === '') return fields[field]?.nothing ?? text('nothing');
    if (value === 'true' || value === 'false') return text(value === 'true' ? 'on' : 'off');
    return fields[field]?.show?.(value) ?? value;
  };
  return (
    <Dialog open onClose={onBack} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{text('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text('intro')}</DialogContentText>
        {conflicts.map(({ field, theirs, mine }, index) => (
          <FormControl key={field} fullWidth sx={{ mb: 2 }}>
            <FormLabel id={`${id}-${index}`}>{fields[field]?.label ?? field}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-${index}`}
              value={chosen[field] ?? ''}
              onChange={(_, whose) =>
                setChosen({ ...chosen, [field]: whose === 'mine' ? 'mine' : 'theirs' })
              }
            >
              {(
                [
                  ['theirs', theirs],
                  ['mine', mine],
                ] as const
              ).map(([whose, value]) => (
                <FormControlLabel
                  key={whose}
                  value={whose}
                  control={<Radio size="small" />}
                  label={text(whose, { value: shown(field, value) })}
                  sx={{
                    alignItems: 'flex-start',
                    overflowWrap: 'anywhere',
                    '& .MuiFormControlLabel-label': { py: 0.75 },
                  }}
                />
              ))}
            </RadioGroup>
          </FormControl>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onBack}>
          {text('back')}
        </Button>
        <Button variant="contained" disabled={!isDecided} onClick={() => onChoose(chosen)}>
          {text('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
