import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useController, type Control } from 'react-hook-form';
import type { SettingResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { MoneyField, SelectField, TextField } from '@/ui/fields';
import { FieldFrame } from '@/ui/fields/FieldFrame';
import { choiceLabel } from './choices';
import { useText } from './messages';
import { SearchField } from './SearchField';
import { inputOf, type SettingValues } from './settingForm';
import { settingWord } from './settingWord';

/** Above so many choices they are searched. */
const MANY = 20;

interface SettingFieldProps {
  setting: SettingResponse;
  control: Control<SettingValues>;
}

/** What the setting does, what it was published with, and the way back to that. */
function Hint({ setting, control }: SettingFieldProps) {
  const text = useText();
  const { field } = useController({ control, name: setting.key });
  const fallback = inputOf({ kind: setting.kind, value: setting.defaultValue });
  const word = settingWord(setting.key, setting.kind, setting.defaultValue);
  return (
    <>
      {setting.description} {text('defaultIs', { value: word })}
      {setting.updatedAt && (
        <>
          {' '}
          {text('changedAt')} <DateTime time={setting.updatedAt} />.
        </>
      )}
      {field.value !== fallback && (
        <Box>
          <Button
            size="small"
            sx={{ px: 0, minWidth: 0, minHeight: 28 }}
            onClick={() => field.onChange(fallback)}
            aria-label={text('useDefaultNamed', { label: setting.label })}
          >
            {text('useDefault')}
          </Button>
        </Box>
      )}
    </>
  );
}

function SwitchField({ setting, control }: SettingFieldProps) {
  const text = useText();
  const { field, fieldState } = useController({ control, name: setting.key });
  const isOn = field.value === true;
  return (
    <FieldFrame
      label={setting.label}
      hint={<Hint setting={setting} control={control} />}
      error={fieldState.error?.message}
    >
      {({ id, describedBy }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: -1 }}>
          <Switch
            checked={isOn}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { id, 'aria-describedby': describedBy, ref: field.ref } }}
          />
          <Typography variant="body2" aria-hidden>
            {text(isOn ? 'on' : 'off')}
          </Typography>
        </Box>
      )}
    </FieldFrame>
  );
}

/** One setting with the input its kind calls for. */
export function SettingField({ setting, control }: SettingFieldProps) {
  const { key, kind, label, choices } = setting;
  if (kind === 'boolean') return <SwitchField setting={setting} control={control} />;
  const common = { control, name: key, label, hint: <Hint setting={setting} control={control} /> };
  if (kind === 'money') return <MoneyField {...common} />;
  if (kind === 'choice' && choices.length > MANY)
    return <SearchField {...common} choices={choices} />;
  if (kind === 'choice')
    return (
      <SelectField
        {...common}
        options={choices.map((value) => ({ value, label: choiceLabel(key, value) }))}
      />
    );
  if (kind === 'integer')
    return <TextField {...common} autoComplete="off" inputProps={{ inputMode: 'numeric' }} />;
  if (kind === 'percent')
    return (
      <TextField
        {...common}
        autoComplete="off"
        inputProps={{ inputMode: 'decimal' }}
        endAdornment={<InputAdornment position="end">%</InputAdornment>}
      />
    );
  return <TextField {...common} autoComplete="off" {...(kind === 'list' ? { rows: 3 } : {})} />;
}
