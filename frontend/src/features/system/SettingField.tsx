import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController, type Control, type FieldValues } from 'react-hook-form';
import type { SettingResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { MoneyField, SelectField, TextField } from '@/ui/fields';
import { FieldFrame } from '@/ui/fields/FieldFrame';
import type { FieldProps } from '@/ui/fields/types';
import { zoneLabel } from '@/lib/dates';
import { choiceLabel, hourChoices, isHour, offValue, settingWord, unitOf } from './choices';
import { useText } from './messages';
import { inputOf, type SettingValues } from './settingForm';

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
      {setting.description} {isHour(setting.key) && text('inZone', { zone: zoneLabel() })}{' '}
      {text('defaultIs', { value: word })}
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

function Unit({ of, value }: { of: string; value: string }) {
  const unit = unitOf(of, value);
  return unit === undefined ? null : <InputAdornment position="end">{unit}</InputAdornment>;
}

/** A number that can be off: a switch, and the number while it is on. */
function OptionalNumber({ setting, control, off }: SettingFieldProps & { off: string }) {
  const text = useText();
  const { key, label, defaultValue } = setting;
  const { field, fieldState } = useController({ control, name: key });
  const value = String(field.value);
  const isOn = value !== off;
  const [last, setLast] = useState(isOn ? value : defaultValue);
  const turn = (on: boolean) => {
    if (!on) setLast(value);
    field.onChange(on ? (last === off ? '1' : last) : off);
  };
  return (
    <FieldFrame
      label={label}
      hint={<Hint setting={setting} control={control} />}
      error={fieldState.error?.message}
    >
      {({ id, describedBy }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: -1 }}>
          <Switch
            checked={isOn}
            onChange={(event) => turn(event.target.checked)}
            slotProps={{ input: { 'aria-label': text('turnOn', { label }) } }}
          />
          <OutlinedInput
            id={id}
            fullWidth
            notched={false}
            name={field.name}
            value={isOn ? value : ''}
            placeholder={text('off')}
            disabled={!isOn}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            autoComplete="off"
            endAdornment={isOn && <Unit of={key} value={value} />}
            inputProps={{ inputMode: 'numeric', 'aria-describedby': describedBy }}
          />
        </Box>
      )}
    </FieldFrame>
  );
}

/** A whole number with what it counts, an hour as a time of day. */
function NumberField({ setting, control }: SettingFieldProps) {
  const { key, label } = setting;
  const { field } = useController({ control, name: key });
  const common = { control, name: key, label, hint: <Hint setting={setting} control={control} /> };
  const off = offValue(key);
  if (isHour(key)) return <SelectField {...common} options={hourChoices(key)} />;
  if (off !== undefined) return <OptionalNumber setting={setting} control={control} off={off} />;
  return (
    <TextField
      {...common}
      autoComplete="off"
      inputProps={{ inputMode: 'numeric' }}
      endAdornment={<Unit of={key} value={String(field.value)} />}
    />
  );
}

interface SearchFieldProps<V extends FieldValues> extends FieldProps<V> {
  choices: readonly string[];
}

/** Letters as they are searched: "kuala lumpur" finds `Asia/Kuala_Lumpur`. */
const plain = (words: string) => words.toLowerCase().replaceAll(/[_/]/g, ' ').trim();

/** One of hundreds of words, found by typing a part of it. */
function SearchField<V extends FieldValues>(props: SearchFieldProps<V>) {
  const { control, name, choices, label, hint } = props;
  const text = useText();
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} error={fieldState.error?.message}>
      {({ id, describedBy }) => (
        <Autocomplete
          id={id}
          size="small"
          disableClearable
          value={String(field.value)}
          options={choices.includes(field.value) ? choices : [field.value, ...choices]}
          noOptionsText={text('noSuchChoice')}
          filterOptions={(all, { inputValue }) =>
            all.filter((choice) => plain(choice).includes(plain(inputValue)))
          }
          onChange={(_event, chosen) => field.onChange(chosen)}
          onBlur={field.onBlur}
          renderInput={({ slotProps, ...params }) => (
            <MuiTextField
              {...params}
              hiddenLabel
              inputRef={field.ref}
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps.htmlInput, 'aria-describedby': describedBy },
              }}
            />
          )}
        />
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
  if (kind === 'integer') return <NumberField setting={setting} control={control} />;
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
