import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ExportButton } from '@/ui/data/ExportButton';
import { CardGridSkeleton, QueryView, type Query } from '@/ui/feedback';
import { PeriodPicker, type usePeriod } from '@/ui/period';
import { formatDay } from '@/lib/dates';
import type { ExportName } from '@/lib/exports';
import { useText } from './messages';

/** The part of a query hook's result that a report reads. */
interface Answer<T> extends Query<T> {
  isFetching: boolean;
}

interface ReportProps<T> {
  time: ReturnType<typeof usePeriod>;
  answer: Answer<T>;
  file: ExportName;
  /** What the file is asked with beyond the days. */
  filters?: Parameters<typeof ExportButton>[0]['filters'];
  withBucket?: boolean;
  /** Further choices, beside the period. */
  choices?: ReactNode;
  note?: string;
  children: (data: T) => ReactNode;
}

/** A report: its period, its file, and what the server says. */
export function Report<T>(props: ReportProps<T>) {
  const { time, answer, file, filters = {}, withBucket = false, choices, note, children } = props;
  const text = useText();
  const { period, change, isBackwards } = time;
  const { currentData, isFetching } = answer;
  return (
    <>
      <Typography variant="h3" component="p" sx={{ display: 'none', displayPrint: 'block', mb: 2 }}>
        {text('days', { from: formatDay(period.from), to: formatDay(period.to) })}
      </Typography>
      <Box
        data-print="no"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          justifyContent: 'space-between',
          alignItems: 'flex-start',
        }}
      >
        <PeriodPicker period={period} onChange={change} withBucket={withBucket} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
          {choices}
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {text('print')}
          </Button>
          <ExportButton name={file} filters={{ from: period.from, to: period.to, ...filters }} />
        </Box>
      </Box>
      {note && (
        <Alert severity="info" icon={false} sx={{ mb: 2 }}>
          {note}
        </Alert>
      )}
      <Box
        aria-busy={isFetching}
        sx={{ opacity: isFetching && currentData ? 0.7 : 1, transition: 'opacity 0.15s' }}
      >
        {!isBackwards && (
          <QueryView query={answer} current loading={<CardGridSkeleton height={110} />}>
            {children}
          </QueryView>
        )}
      </Box>
    </>
  );
}

/** Blocks below each other that never grow wider than the page. */
export function Stack({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
  );
}
