import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import type { StockTurnsResponse } from '@/api/generated';
import { KpiCard, Money } from '@/ui/data';
import { EmptyState } from '@/ui/feedback';
import { usePeriod } from '@/ui/period';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { formatCount, formatPlaces } from '@/lib/counts';
import { formatMoney, toCents } from '@/lib/money';
import { paths } from '@/lib/paths';
import { Behind } from './Behind';
import { salesOf, type Lists } from './links';
import { text as now, useText } from './messages';
import { Report, Stack } from './Report';

type Row = StockTurnsResponse['products'][number];

interface ContentProps {
  found: StockTurnsResponse;
  lists: Lists;
}

function columnsOf({ found, lists }: ContentProps): Column<Row>[] {
  return [
    {
      id: 'product',
      header: now('product'),
      onCard: 'title',
      sortBy: ({ name }) => name,
      cell: ({ productId, name, sku }) => (
        <>
          <Box component="span" sx={{ fontWeight: 600 }}>
            <Behind to={salesOf(lists, found, { productId })}>{name}</Behind>
          </Box>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {sku}
          </Typography>
        </>
      ),
    },
    {
      id: 'cost',
      header: now('costOfGoods'),
      align: 'right',
      sortBy: ({ costOfGoods }) => toCents(costOfGoods),
      cell: ({ costOfGoods }) => <Money amount={costOfGoods} />,
    },
    {
      id: 'average',
      header: now('averageStock'),
      align: 'right',
      sortBy: ({ averageStock }) => toCents(averageStock),
      cell: ({ averageStock }) => <Money amount={averageStock} />,
    },
    {
      id: 'closing',
      header: now('closingStock'),
      align: 'right',
      sortBy: ({ closingStock }) => toCents(closingStock),
      cell: ({ productId, name, closingStock }) => (
        <Behind
          to={paths.manufacturer.stockHistoryOf(productId)}
          label={`${formatMoney(closingStock)}: ${now('stockOf', { name })}`}
        >
          <Money amount={closingStock} />
        </Behind>
      ),
    },
    {
      id: 'turns',
      header: now('turns'),
      align: 'right',
      sortBy: ({ turns }) => turns,
      cell: ({ turns }) => formatPlaces(turns, 2),
    },
    {
      id: 'days',
      header: now('daysOfStock'),
      align: 'right',
      sortBy: ({ daysOfStock }) => daysOfStock,
      cell: ({ daysOfStock }) => formatPlaces(daysOfStock, 1),
    },
  ];
}

function Whole({ found, lists }: ContentProps) {
  const text = useText();
  const { costOfGoods, averageStock, closingStock, turns, daysOfStock } = found.whole;
  const cost = formatMoney(costOfGoods);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        '& > :last-child:nth-child(odd)': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, 1fr)' },
      }}
    >
      <KpiCard label={text('turns')} value={formatPlaces(turns, 2)} />
      <KpiCard label={text('daysOfStock')} value={formatPlaces(daysOfStock, 1)} />
      <KpiCard
        label={text('costOfGoods')}
        value={
          <Behind
            to={salesOf(lists, found)}
            label={text('openOrders', { name: text('costOfGoods'), value: cost })}
          >
            {cost}
          </Behind>
        }
      />
      <KpiCard label={text('averageStock')} value={<Money amount={averageStock} />} />
      <KpiCard
        label={text('closingStock')}
        value={
          <Behind to={paths.manufacturer.stockHistory}>
            <Money amount={closingStock} />
          </Behind>
        }
      />
    </Box>
  );
}

function Content(props: ContentProps) {
  const text = useText();
  const { products, productCount } = props.found;
  if (products.length === 0)
    return (
      <Card>
        <EmptyState icon={<InventoryIcon />} title={text('noStock')} text={text('noStockText')} />
      </Card>
    );
  const title = text('turnsOfProducts');
  return (
    <Stack>
      <Whole {...props} />
      <Card component="section" aria-label={title}>
        <Box sx={{ px: 2.5, pt: 2, pb: 1 }}>
          <Typography variant="h4" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('turnsText', { count: formatCount(props.found.days) })}
            {productCount > products.length &&
              ` ${text('largest', {
                shown: formatCount(products.length),
                count: formatCount(productCount),
              })}`}
          </Typography>
        </Box>
        <PlainTable
          label={title}
          columns={columnsOf(props)}
          rows={products}
          rowKey={({ productId }) => productId}
        />
      </Card>
    </Stack>
  );
}

/** How often the stock was sold, and how long it lasts. */
export function StockTurns({ lists }: { lists: Lists }) {
  const time = usePeriod();
  const { from, to } = time.period;
  const answer = api.useGetStockTurnsQuery(
    { from, to },
    { skip: time.isBackwards, refetchOnMountOrArgChange: true },
  );
  return (
    <Report time={time} answer={answer} file="analytics-stock-turns">
      {(found) => <Content found={found} lists={lists} />}
    </Report>
  );
}
