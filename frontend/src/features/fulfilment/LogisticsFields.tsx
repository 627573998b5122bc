import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import { asCourier, COURIERS, courierName } from './couriers';
import { useText } from './messages';
import type { Logistics } from './useLogistics';

interface LogisticsFieldsProps {
  logistics: Logistics;
  /** Small ones for rows of a list. */
  size?: 'small' | 'medium';
  /** The courier of what has arrived is not chosen any more. */
  courierDisabled?: boolean;
}

/** Labels stand above their fields, filled or not: a row of them is read at one height. */
const SHRUNK = { inputLabel: { shrink: true } } as const;

/** Tracking number, shipping notes and courier of an order. */
export function LogisticsFields(props: LogisticsFieldsProps) {
  const { logistics, size = 'medium', courierDisabled = false } = props;
  const text = useText();
  const { values, set, loading } = logistics;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
      }}
    >
      <MuiTextField
        size={size}
        label={text('trackingNumber')}
        value={values.trackingNumber}
        disabled={loading}
        onChange={(event) => set('trackingNumber', event.target.value)}
        slotProps={{ ...SHRUNK, htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <MuiTextField
        size={size}
        label={text('shippingNotes')}
        value={values.shippingNotes}
        disabled={loading}
        onChange={(event) => set('shippingNotes', event.target.value)}
        slotProps={{ ...SHRUNK, htmlInput: { maxLength: 500, autoComplete: 'off' } }}
      />
      <MuiTextField
        select
        size={size}
        label={text('courier')}
        value={values.courier}
        disabled={loading || courierDisabled}
        onChange={(event) => set('courier', asCourier(event.target.value) ?? 'none')}
        slotProps={{ ...SHRUNK, select: { native: true } }}
      >
        {COURIERS.map((courier) => (
          <option key={courier} value={courier}>
            {courierName(courier)}
          </option>
        ))}
      </MuiTextField>
      {logistics.dialog}
    </Box>
  );
}
