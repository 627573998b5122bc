import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';

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
  return (
    <Autocomplete
      value={value}
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
        setTyped(text);
        onSearch(reason === 'input' ? text : '');
      }}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          {optionRow(option)}
        </li>
      )}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={label}
          {...(placeholder ? { placeholder } : {})}
          required={props.required ?? false}
        />
      )}
    />
  );
}
