import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { formatDate, formatDateTime, formatRelative } from '@/lib/dates';
import { useFormats } from '@/lib/formats';

interface DateTimeProps {
  time: string | null | undefined;
  /** How it reads; the full time is always there on hover. */
  show?: 'relative' | 'date' | 'full';
}

const FORMATS = { relative: formatRelative, date: formatDate, full: formatDateTime };

/** A moment: relative by default, absolute on hover. */
export function DateTime({ time, show = 'relative' }: DateTimeProps) {
  useFormats();
  if (!time) return <>—</>;
  return (
    <Tooltip title={formatDateTime(time)}>
      <Box component="time" dateTime={time} sx={{ whiteSpace: 'nowrap' }}>
        {FORMATS[show](time)}
      </Box>
    </Tooltip>
  );
}
