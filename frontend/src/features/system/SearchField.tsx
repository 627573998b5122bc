import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useController, type FieldValues } from 'react-hook-form';
import { FieldFrame } from '@/ui/fields/FieldFrame';
import type { FieldProps } from '@/ui/fields/types';
import { useText } from './messages';

interface SearchFieldProps<V extends FieldValues> extends FieldProps<V> {
  choices: readonly string[];
}

/** Letters as they are searched: "kuala lumpur" finds `Asia/Kuala_Lumpur`. */
const plain = (words: string) => words.toLowerCase().replaceAll(/[_/]/g, ' ').trim();

/** One of hundreds of words, found by typing a part of it. */
export function SearchField<V extends FieldValues>(props: SearchFieldProps<V>) {
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
