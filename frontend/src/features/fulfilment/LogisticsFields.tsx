import Box from '@mui/material/Box';
import { InputField } from '@/ui/fields';
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
      <InputField
        size={size}
        label={text('trackingNumber')}
        value={values.trackingNumber}
        disabled={loading}
        onChange={(value) => set('trackingNumber', value)}
        maxLength={100}
      />
      <InputField
        size={size}
        label={text('shippingNotes')}
        value={values.shippingNotes}
        disabled={loading}
        onChange={(value) => set('shippingNotes', value)}
        maxLength={500}
      />
      <InputField
        size={size}
        label={text('courier')}
        value={values.courier}
        disabled={loading || courierDisabled}
        onChange={(value) => set('courier', asCourier(value) ?? 'none')}
        options={COURIERS.map((courier) => ({ value: courier, label: courierName(courier) }))}
      />
      {logistics.dialog}
    </Box>
  );
}
