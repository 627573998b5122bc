import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useText } from './messages';
import { BUCKETS, PRESETS, type Bucket, type Period } from './period';

interface PeriodPickerProps {
  period: Period;
  onChange: (period: Omit<Period, 'bucket'>, bucket?: Bucket) => void;
  /** Left out where nothing is shown over time. */
  withBucket?: boolean;
}

const OWN = 'own';

/** Which days are looked at, and how long one point of the chart is. */
export function PeriodPicker({ period, onChange, withBucket = true }: PeriodPickerProps) {
  const text = useText();
  const { from, to, days, bucket } = period;
  const choose = (value: string) => {
    const preset = PRESETS.find((known) => String(known) === value);
    onChange(preset ? { from, to, days: preset } : { from, to });
  };
  const day = (name: 'from' | 'to') => (
    <OutlinedInput
      notched={false}
      type="date"
      value={period[name]}
      onChange={(event) => {
        if (event.target.value) onChange({ from, to, [name]: event.target.value });
      }}
      startAdornment={<InputAdornment position="start">{text(name)}</InputAdornment>}
      inputProps={{ 'aria-label': text(name) }}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <NativeSelect
        value={days ? String(days) : OWN}
        onChange={(event) => choose(event.target.value)}
        input={<OutlinedInput notched={false} />}
        inputProps={{ 'aria-label': text('period') }}
      >
        {PRESETS.map((preset) => (
          <option key={preset} value={preset}>
            {text(`period.${preset}`)}
          </option>
        ))}
        <option value={OWN}>{text('custom')}</option>
      </NativeSelect>
      {!days && day('from')}
      {!days && day('to')}
      {withBucket && (
        <NativeSelect
          value={bucket}
          onChange={(event) => onChange(period, event.target.value as Bucket)}
          input={<OutlinedInput notched={false} />}
          inputProps={{ 'aria-label': text('bucket') }}
        >
          {BUCKETS.map((name) => (
            <option key={name} value={name}>
              {text(`bucket.${name}`)}
            </option>
          ))}
        </NativeSelect>
      )}
      {to < from && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {text('wrongOrder')}
        </Alert>
      )}
    </Box>
  );
}
