import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { createContext, useContext } from 'react';
import { formatDate, formatDateTime, formatRelative } from '@/lib/dates';
import { useFormats } from '@/lib/formats';

interface DateTimeProps {
  time: string | null | undefined;
  /** How it reads; the other way is there on hover. */
  show?: 'relative' | 'date' | 'full';
}

/** Whether moments stand below each other in a column: all of them then read as day and time. */
export const InColumn = createContext(false);

const FORMATS = { relative: formatRelative, date: formatDate };
const whole = { whiteSpace: 'nowrap' } as const;

/** Day and time; in a narrow column the time stands below the day. */
function Full({ time }: { time: string }) {
  const both = formatDateTime(time);
  const end = both.indexOf(' ', formatDate(time).length);
  if (end < 0) return <>{both}</>;
  return (
    <>
      <Box component="span" sx={whole}>
        {both.slice(0, end)}
      </Box>{' '}
      <Box component="span" sx={whole}>
        {both.slice(end + 1)}
      </Box>
    </>
  );
}

/** A moment: relative by default, and as day and time in a column, so that all of it read alike. */
export function DateTime({ time, show }: DateTimeProps) {
  useFormats();
  const inColumn = useContext(InColumn);
  if (!time) return <>—</>;
  const style = show ?? (inColumn ? 'full' : 'relative');
  const isWhole = style === 'full';
  return (
    <Tooltip title={isWhole ? formatRelative(time) : formatDateTime(time)}>
      <Box component="time" dateTime={time} sx={isWhole && inColumn ? {} : whole}>
        {isWhole ? inColumn ? <Full time={time} /> : formatDateTime(time) : FORMATS[style](time)}
      </Box>
    </Tooltip>
  );
}
