import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '@/ui/fields';
import { text as now, useText } from './messages';
import type { RegionName } from '@/api/generated';
import { REGIONS, regionName } from '../regions';
import { readStep } from '@/lib/priceStep';

/** Which prices are moved, and how far. */
export const stepSchema = z
  .object({
    scope: z.enum(['selected', 'filtered']),
    regions: z.array(z.enum(REGIONS)).min(1, now('regionsNeeded')),
    way: z.enum(['percent', 'amount']),
    by: z.string(),
  })
  .transform((values, context) => {
    const read = readStep(values.by, values.way);
    if ('by' in read) return { ...values, by: read.by };
    context.addIssue({ code: 'custom', path: ['by'], message: now(read.problem) });
    return z.NEVER;
  });

export type StepInput = z.input<typeof stepSchema>;
export type StepChoices = z.output<typeof stepSchema>;
type StepControl = Control<StepInput, unknown, StepChoices>;

const LABEL = { typography: 'body2', fontWeight: 600, color: 'text.primary', mb: 0.5 } as const;

function Choice({
  control,
  name,
  label,
  options,
}: {
  control: StepControl;
  name: 'scope' | 'way';
  label: string;
  options: readonly (readonly [string, string])[];
}) {
  const id = useId();
  const { field } = useController({ control, name });
  return (
    <FormControl>
      <FormLabel id={id} sx={LABEL}>
        {label}
      </FormLabel>
      <RadioGroup
        row={name === 'way'}
        aria-labelledby={id}
        value={field.value}
        onChange={field.onChange}
      >
        {options.map(([value, words]) => (
          <FormControlLabel
            key={value}
            value={value}
            label={words}
            control={<Radio size="small" />}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function RegionChoice({ control }: { control: StepControl }) {
  const text = useText();
  const { field, fieldState } = useController({ control, name: 'regions' });
  const toggle = (region: RegionName) =>
    field.onChange(
      REGIONS.filter((one) => (one === region) !== field.value.some((chosen) => chosen === one)),
    );
  return (
    <FormControl component="fieldset" error={fieldState.error !== undefined}>
      <FormLabel component="legend" sx={LABEL}>
        {text('regions')}
      </FormLabel>
      <FormGroup row>
        {REGIONS.map((region) => (
          <FormControlLabel
            key={region}
            label={regionName(region)}
            control={
              <Checkbox
                size="small"
                checked={field.value.includes(region)}
                onChange={() => toggle(region)}
              />
            }
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </FormGroup>
      {fieldState.error?.message && (
        <FormHelperText sx={{ mx: 0 }}>{fieldState.error.message}</FormHelperText>
      )}
    </FormControl>
  );
}

interface StepFieldsProps {
  control: StepControl;
  /** Products selected in the table. */
  selected: number;
  /** Products that the filters of the list leave. */
  filtered: number;
}

/** The numbers of a change of many prices. */
export function StepFields({ control, selected, filtered }: StepFieldsProps) {
  const text = useText();
  const way = useWatch({ control, name: 'way' });
  return (
    <>
      <Choice
        control={control}
        name="scope"
        label={text('scope')}
        options={[
          ...(selected > 0
            ? [['selected', text('scopeSelected', { count: selected })] as const]
            : []),
          ['filtered', text('scopeFiltered', { count: filtered })],
        ]}
      />
      <RegionChoice control={control} />
      <Choice
        control={control}
        name="way"
        label={text('way')}
        options={[
          ['percent', text('wayPercent')],
          ['amount', text('wayAmount')],
        ]}
      />
      <TextField
        control={control}
        name="by"
        label={text('by')}
        hint={text(way === 'percent' ? 'percentHint' : 'amountHint')}
        required
        align="right"
        autoComplete="off"
        inputProps={{ inputMode: 'text' }}
        endAdornment={way === 'percent' ? '%' : undefined}
      />
    </>
  );
}
