import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { api } from '@/api/enhance';
import type { LotResponse } from '@/api/generated';
import { TextField } from '@/ui/fields';
import { FieldFrame } from '@/ui/fields/FieldFrame';
import { formatCount } from '@/lib/counts';
import { formatDay } from '@/lib/dates';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { FieldRow } from '@/ui/fields/FieldLayout';
import type { MovementInput, MovementValues } from '../movements/movementForm';
import { useText } from '../movements/stockMessages';
import { lotLine } from './LotParts';

const CHOICES = 20;

interface LotInFieldsProps {
  form: UseFormReturn<MovementInput, unknown, MovementValues>;
  productId: number;
  /** The product wants every piece in a lot. */
  required: boolean;
}

/** Lots whose code begins with what was typed, emptied ones too: more of a batch may come later. */
function useSuggestions(productId: number, code: string) {
  const q = useDebounced(code.trim());
  const found = api.useListLotsQuery(
    { productId, state: 'all', sort: 'newest', limit: CHOICES, ...(q ? { q } : {}) },
    { skip: productId < 1 },
  );
  return found.currentData?.items ?? found.data?.items ?? [];
}

export const sameCode = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** What is known of a lot that pieces are added to; its dates are not asked for again. */
function knownNote(text: ReturnType<typeof useText>, lot: LotResponse): string {
  const dates = [
    lot.producedOn && text('lotMade', { date: formatDay(lot.producedOn) }),
    lot.expiresOn && text('lotExpires', { date: formatDay(lot.expiresOn) }),
  ];
  return [text('lotKnown', { pieces: formatCount(lot.balance) }), ...dates]
    .filter(Boolean)
    .join(' ');
}

/** The lot that pieces come into: an existing one, or a new one with its dates. */
export function LotInFields({ form, productId, required }: LotInFieldsProps) {
  const text = useText();
  const { control, setValue } = form;
  const { field, fieldState } = useController({ control, name: 'lotCode' });
  const code = useWatch({ control, name: 'lotCode' });
  const suggestions = useSuggestions(productId, code);
  const known = suggestions.find((lot) => sameCode(lot.code, code));
  const isKnown = known !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    setValue('producedOn', '');
    setValue('expiresOn', '');
  }, [isKnown, setValue]);
  const hint = known ? knownNote(text, known) : text(code ? 'lotNew' : 'lotHint');
  return (
    <FieldRow least={160}>
      <FieldFrame
        label={text('lotCode')}
        hint={hint}
        required={required}
        error={fieldState.error?.message}
      >
        {({ id, describedBy }) => (
          <Autocomplete
            freeSolo
            id={id}
            size="small"
            options={suggestions}
            inputValue={code}
            value={null}
            filterOptions={(all) => all}
            getOptionLabel={(option) => (typeof option === 'string' ? option : option.code)}
            getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
            onInputChange={(_event, typed, reason) => {
              if (reason !== 'reset') field.onChange(typed);
            }}
            onChange={(_event, chosen) => {
              if (chosen && typeof chosen !== 'string') field.onChange(chosen.code);
            }}
            renderOption={({ key, ...item }, option) => (
              <li key={key} {...item}>
                {lotLine(option)}
              </li>
            )}
            renderInput={(params) => (
              <MuiTextField
                {...params}
                hiddenLabel
                error={fieldState.error !== undefined}
                inputRef={field.ref}
                onBlur={field.onBlur}
                slotProps={{
                  ...params.slotProps,
                  htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': describedBy },
                }}
              />
            )}
          />
        )}
      </FieldFrame>
      {code && !isKnown && (
        <TextField control={control} name="producedOn" type="date" label={text('producedOn')} />
      )}
      {code && !isKnown && (
        <TextField control={control} name="expiresOn" type="date" label={text('expiresOn')} />
      )}
    </FieldRow>
  );
}
