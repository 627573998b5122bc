import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import type { CohortMonthResponse, CohortResponse } from '@/api/generated';
import { EmptyState } from '@/ui/feedback';
import { pointName, usePeriod } from '@/ui/period';
import { formatCount, formatShare } from '@/lib/counts';
import { formatMoney } from '@/lib/money';
import { Behind } from './Behind';
import { shareOf } from './figures';
import { salesOf, pointDays, type Lists } from './links';
import { useText } from './messages';
import { Report } from './Report';

interface MonthCellProps {
  cohort: CohortResponse;
  month: CohortMonthResponse;
  lists: Lists;
}

/** The whole month; its end may lie ahead. */
const ALWAYS = { from: '0000-01-01', to: '9999-12-31' };

/** How many of a cohort ordered in a month, the darker the more. */
function MonthCell({ cohort, month, lists }: MonthCellProps) {
  const text = useText();
  const share = shareOf(month.customers, cohort.customers);
  const words = text('cohortCell', {
    customers: formatCount(month.customers),
    count: formatCount(cohort.customers),
    revenue: formatMoney(month.revenue),
    month: pointName(month.start, 'month'),
  });
  const days = pointDays(month.start, 'month', ALWAYS);
  return (
    <TableCell align="right" sx={{ position: 'relative', whiteSpace: 'nowrap' }}>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 2,
          borderRadius: 1,
          bgcolor: 'primary.main',
          opacity: share * 0.3,
        }}
      />
      <Box sx={{ position: 'relative' }}>
        <Behind to={salesOf(lists, days, { buyerRole: 'customer' })} label={words}>
          {formatShare(share)}
        </Behind>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {formatMoney(month.revenue)}
        </Typography>
      </Box>
    </TableCell>
  );
}

const pinned = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' };

function CohortTable({ cohorts, lists }: { cohorts: readonly CohortResponse[]; lists: Lists }) {
  const text = useText();
  const longest = Math.max(0, ...cohorts.map(({ months }) => months.length));
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label={text('cohorts')}>
        <Table size="small" aria-label={text('cohorts')}>
          <TableHead>
            <TableRow>
              <TableCell sx={pinned}>{text('registered')}</TableCell>
              <TableCell align="right">{text('customers')}</TableCell>
              <TableCell align="right">{text('ordered')}</TableCell>
              {Array.from({ length: longest }, (_, number) => (
                <TableCell key={number} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {text('monthSince', { number: formatCount(number) })}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {cohorts.map((cohort) => (
              <TableRow key={cohort.month}>
                <TableCell component="th" scope="row" sx={{ ...pinned, whiteSpace: 'nowrap' }}>
                  {pointName(cohort.month, 'month')}
                </TableCell>
                <TableCell align="right">{formatCount(cohort.customers)}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {formatCount(cohort.ordered)} (
                  {formatShare(shareOf(cohort.ordered, cohort.customers))})
                </TableCell>
                {cohort.months.map((month) => (
                  <MonthCell key={month.start} cohort={cohort} month={month} lists={lists} />
                ))}
                {cohort.months.length < longest && (
                  <TableCell colSpan={longest - cohort.months.length} />
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}

/** Months in which nobody registered have nothing to show. */
const isSome = ({ customers }: CohortResponse) => customers > 0;

/** Who came back: customers by the month of their registration. */
export function Cohorts({ lists }: { lists: Lists }) {
  const text = useText();
  const time = usePeriod();
  const { from, to } = time.period;
  const answer = api.useGetCohortsQuery(
    { from, to },
    { skip: time.isBackwards, refetchOnMountOrArgChange: true },
  );
  return (
    <Report time={time} answer={answer} file="analytics-cohorts" note={text('cohortsText')}>
      {({ items }) =>
        items.some(isSome) ? (
          <CohortTable cohorts={items.filter(isSome)} lists={lists} />
        ) : (
          <Card>
            <EmptyState
              icon={<GroupsIcon />}
              title={text('noCohorts')}
              text={text('noCohortsText')}
            />
          </Card>
        )
      }
    </Report>
  );
}
