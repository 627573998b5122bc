import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useMemo, useState, type ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';

export interface PickerOption {
  id: number;
  label: string;
  /** A second line that tells equal names apart. */
  hint?: string;
}

interface PickerProps {
  label: string;
  placeholder?: string;
  noOptions: string;
  value: PickerOption | null;
  options: readonly PickerOption[];
  loading: boolean;
  onSearch: (typed: string) => void;
  onChange: (chosen: PickerOption | null) => void;
  required?: boolean;
  /** What is chosen goes elsewhere: the field is empty again for the next. */
  isEmptiedByChoice?: boolean;
}

function optionRow(option: PickerOption): ReactNode {
  return (
    <span>
      {option.label}
      {option.hint && <small>{` · ${option.hint}`}</small>}
    </span>
  );
}

/** One of very many, found by typing; the server searches. */
export function Picker(props: PickerProps) {
  const { label, placeholder, noOptions, value, options, loading, onSearch, onChange } = props;
  const [typed, setTyped] = useState('');
  // The same object while the same thing is chosen: a new one would wipe out what is being typed.
  const { id: chosenId = 0, label: chosenLabel = '' } = value ?? {};
  const kept = useMemo(
    () => (chosenId ? { id: chosenId, label: chosenLabel } : null),
    [chosenId, chosenLabel],
  );
  return (
    <FieldFrame label={label} required={props.required ?? false} error={undefined}>
      {({ id }) => (
        <Autocomplete
          id={id}
          size="small"
          value={kept}
          options={[...options]}
          loading={loading}
          noOptionsText={noOptions}
          inputValue={typed}
          filterOptions={(all) => all}
          getOptionLabel={(option) => option.label}
          getOptionKey={(option) => option.id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onChange={(_event, chosen) => onChange(chosen)}
          onInputChange={(_event, text, reason) => {
            setTyped(props.isEmptiedByChoice && reason === 'selectOption' ? '' : text);
            onSearch(reason === 'input' ? text : '');
          }}
          renderOption={({ key, ...item }, option) => (
            <li key={key} {...item}>
              {optionRow(option)}
            </li>
          )}
          renderInput={(params) => (
            <MuiTextField {...params} hiddenLabel {...(placeholder ? { placeholder } : {})} />
          )}
        />
      )}
    </FieldFrame>
  );
}
