import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { GetSalesApiArg, SalesResponse } from '@/api/generated';
import { CardGridSkeleton, EmptyState } from '@/ui/feedback';
import { usePeriod } from '@/ui/period';
import { lazyPart } from '@/lib/parts';
import { ChoiceField, useChoice } from './ChoiceField';
import { FIGURES, type Figure } from './figures';
import { Groups } from './Groups';
import type { Lists, Side } from './links';
import { useText } from './messages';
import { Report, Stack } from './Report';
import { SalesFigureCards } from './SalesFigureCards';
import { ScheduleButton, Schedules } from './Schedules';

const SalesCharts = lazyPart(() => import('./SalesCharts'));

const SIDES = [
  'channel',
  'region',
  'role',
  'buyer',
  'dealer',
  'agent',
  'product',
  'category',
] as const satisfies readonly Side[];
const COMPARED = ['previous', 'year', 'none'] as const;
const SORTS = ['revenue', 'fall'] as const satisfies readonly GetSalesApiArg['sort'][];

function Nothing({ lists }: { lists: Lists }) {
  const text = useText();
  return (
    <Card>
      <EmptyState
        icon={<InsightsIcon />}
        title={text('noSales')}
        text={text('noSalesText')}
        action={
          <Button variant="contained" component={RouterLink} to={lists.orders}>
            {text('allOrders')}
          </Button>
        }
      />
    </Card>
  );
}

type Compared = (typeof COMPARED)[number];

interface ContentProps {
  sales: SalesResponse;
  figure: Figure;
  side: Side;
  lists: Lists;
  compared: Compared;
  sort: (typeof SORTS)[number];
}

function Content(props: ContentProps) {
  const { sales, lists, compared } = props;
  if (sales.total.orders === 0 && (sales.previous?.orders ?? 0) === 0)
    return <Nothing lists={lists} />;
  return (
    <Stack>
      <SalesFigureCards sales={sales} lists={lists} isYear={compared === 'year'} />
      <Suspense fallback={<CardGridSkeleton height={300} />}>
        <SalesCharts {...props} isYear={compared === 'year'} isSorted={props.sort !== 'revenue'} />
      </Suspense>
      <Groups {...props} />
    </Stack>
  );
}

/** What was sold: sums, over time, and by whom or what. */
export function Sales({ lists }: { lists: Lists }) {
  const text = useText();
  const time = usePeriod();
  const [side, setSide] = useChoice('by', SIDES);
  const [figure, setFigure] = useChoice('figure', FIGURES);
  const [compared, setCompared] = useChoice('compare', COMPARED);
  const { from, to, bucket: step } = time.period;
  const [chosen, setSort] = useChoice('sort', SORTS);
  // Without a comparison nothing falls.
  const sort = compared === 'none' ? 'revenue' : chosen;
  const compare =
    compared === 'none' ? {} : { compare: compared, ...(sort === 'revenue' ? {} : { sort }) };
  const answer = api.useGetSalesQuery(
    { from, to, step, by: side, ...compare },
    { skip: time.isBackwards, refetchOnMountOrArgChange: true },
  );
  const options = <T extends Figure | Side>(values: readonly T[]) =>
    values.map((value) => ({ value, label: text(value) }));
  return (
    <>
      <Report
        time={time}
        answer={answer}
        file="analytics-sales"
        filters={{ step, by: side, ...compare }}
        withBucket
        choices={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <ChoiceField
              label={text('compare')}
              value={compared}
              options={COMPARED.map((value) => ({ value, label: text(`compare.${value}`) }))}
              onChange={setCompared}
            />
            <ChoiceField
              label={text('figure')}
              value={figure}
              options={options(FIGURES)}
              onChange={setFigure}
            />
            <ChoiceField
              label={text('by')}
              value={side}
              options={options(SIDES)}
              onChange={setSide}
            />
            {compared !== 'none' && (
              <ChoiceField
                label={text('sort')}
                value={sort}
                options={SORTS.map((value) => ({ value, label: text(`sort.${value}`) }))}
                onChange={setSort}
              />
            )}
            <ScheduleButton
              report={{ step, by: side, ...(compared === 'none' ? {} : { compare: compared }) }}
            />
          </Box>
        }
      >
        {(sales) => <Content {...{ sales, figure, side, lists, compared, sort }} />}
      </Report>
      <Schedules />
    </>
  );
}
