import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { ShippingOptionResponse } from '@/api/generated';
import { methodName, SHIPPING_METHODS } from '@/lib/methods';
import { formatMoney, isSome } from '@/lib/money';
import { useText } from './messages';
import type { Checkout } from './orderRequest';

/** A way to ship; without a cost where that is not known. */
export type ShippingOption = Pick<ShippingOptionResponse, 'method'> &
  Partial<ShippingOptionResponse>;

/** All that an order can be shipped by, where nobody says what is offered. */
export const ALL_METHODS: readonly ShippingOption[] = SHIPPING_METHODS.map((method) => ({
  method,
}));

/** Whether the costs say anything: where all ways cost the same, the total says it. */
function isPriced(options: readonly ShippingOption[]): boolean {
  const costs = new Set(options.map(({ cost }) => cost));
  return costs.size > 1 || options.length < SHIPPING_METHODS.length;
}

interface OptionLabelProps {
  option: ShippingOption;
  withCost: boolean;
}

/** A way to ship, with its cost, how long it takes, and what is added for this address. */
function OptionLabel({ option: { method, cost, days, parts }, withCost }: OptionLabelProps) {
  const text = useText();
  // The first part is the rate itself.
  const added = (parts ?? []).slice(1).map(({ name, amount }) => `${name} ${formatMoney(amount)}`);
  const daysKey = days?.from === days?.to ? 'shippingDays' : 'shippingDayRange';
  const notes = [
    ...(days ? [text(daysKey, { ...days, count: days.to })] : []),
    ...(added.length > 0 ? [text('shippingAdded', { parts: added.join(', ') })] : []),
  ];
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>{methodName(method)}</span>
        {withCost && cost !== undefined && (
          <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {isSome(cost) ? formatMoney(cost) : text('shippingFree')}
          </Box>
        )}
      </Box>
      {notes.map((note) => (
        <Typography
          key={note}
          variant="caption"
          component="span"
          sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {note}
        </Typography>
      ))}
    </Box>
  );
}

export interface Offered {
  /** Nothing: they are on their way. */
  options: readonly ShippingOption[] | undefined;
  /** Whether they are those of the address that is chosen. */
  isCurrent: boolean;
  /** What was chosen before, and is not offered for this address; empty: nothing. */
  gone: string;
  onChoose: () => void;
}

/** How the order is shipped: what is offered where it goes, the cost beside each. */
export function ShippingChoice({
  form,
  offered,
}: {
  form: UseFormReturn<Checkout>;
  offered: Offered;
}) {
  const { options, isCurrent, gone, onChoose } = offered;
  const text = useText();
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name: 'shippingMethod' });
  const wrong = fieldState.error?.message;
  const note = wrong ?? (gone ? text('shippingGone', { method: methodName(gone) }) : undefined);
  const withCost = isPriced(options ?? []);
  return (
    <FormControl fullWidth required error={wrong !== undefined}>
      <FormLabel
        id={id}
        sx={{
          typography: 'body2',
          fontWeight: 600,
          color: 'text.primary',
          '&.Mui-focused': { color: 'text.primary' },
          '& .MuiFormLabel-asterisk': { color: 'text.secondary' },
        }}
      >
        {text('shippingMethod')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-busy={!isCurrent}
        {...(note ? { 'aria-describedby': `${id}-note` } : {})}
        value={field.value}
        onChange={(_event, method) => {
          onChoose();
          field.onChange(method);
        }}
        onBlur={field.onBlur}
        sx={{ flexWrap: 'nowrap', opacity: isCurrent || !options ? 1 : 0.6 }}
      >
        {options?.map((option, index) => (
          <FormControlLabel
            key={option.method}
            value={option.method}
            label={<OptionLabel option={option} withCost={withCost} />}
            control={
              <Radio size="small" slotProps={{ input: index === 0 ? { ref: field.ref } : {} }} />
            }
            slotProps={{ typography: { variant: 'body2', sx: { flexGrow: 1, minWidth: 0 } } }}
            sx={{ alignItems: 'start', mr: 0, py: 0.75, '& .MuiRadio-root': { pt: 0.25, pb: 0 } }}
          />
        )) ?? [0, 1].map((row) => <Skeleton key={row} height={38} />)}
      </RadioGroup>
      {note && (
        <FormHelperText id={`${id}-note`} role={wrong ? undefined : 'status'} sx={{ mx: 0 }}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
