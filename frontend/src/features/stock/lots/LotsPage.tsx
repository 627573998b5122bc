import LayersIcon from '@mui/icons-material/LayersOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import { asId, oneOf, readParams } from '@/lib/queryParams';
import { ExportButton } from '@/ui/data/ExportButton';
import { Page } from '@/ui/page/Page';
import { DataTable, useTableState, type Filter } from '@/ui/table';
import { paths } from '@/lib/paths';
import { ProductPicker } from '../movements/ProductPicker';
import { LOT_COLUMNS, lotOrder } from './lotColumns';
import { useText } from './messages';

const FILTERS = ['q', 'state', 'expiresWithinDays', 'productId'] as const;
type FilterName = (typeof FILTERS)[number];
const STATES = ['held', 'expiring', 'expired', 'empty', 'all'] as const;
const PARAMS = {
  state: oneOf(STATES),
  expiresWithinDays: asId,
  productId: asId,
  sort: lotOrder,
};
/** Days ahead that the expiry list looks. */
const HORIZONS = [30, 60, 90] as const;

function useFilters(): Filter<FilterName>[] {
  const text = useText();
  return [
    { kind: 'search', name: 'q', label: text('search') },
    {
      kind: 'select',
      name: 'state',
      label: text('state'),
      all: text('openOnly'),
      options: STATES.map((state) => ({
        value: state,
        label: text(state === 'all' ? 'all' : `state.${state}`),
      })),
    },
    {
      kind: 'select',
      name: 'expiresWithinDays',
      label: text('expiry'),
      all: text('anyExpiry'),
      options: HORIZONS.map((days) => ({ value: String(days), label: text('within', { days }) })),
    },
  ];
}

/** Every lot, the one that expires first on top. */
export default function LotsPage() {
  const text = useText();
  const filters = useFilters();
  const table = useTableState({ filters: FILTERS, defaultSort: 'expiry' });
  const list = api.useListLotsQuery(readParams(table.args, PARAMS), {
    refetchOnMountOrArgChange: true,
  });
  const productId = Number(table.filters.productId) || 0;
  return (
    <Page
      title={text('title')}
      description={text('listText')}
      action={
        <ExportButton
          name="stock"
          label={text('export')}
          filters={{ productId: table.filters.productId }}
        />
      }
    >
      <Box sx={{ maxWidth: 480, mb: 2 }}>
        <ProductPicker
          label={text('product')}
          productId={productId}
          onChange={(id) => table.setFilter('productId', id ? String(id) : '')}
        />
      </Box>
      <DataTable
        label={text('title')}
        table={table}
        list={list}
        columns={LOT_COLUMNS}
        rowKey={({ id }) => id}
        filters={filters}
        empty={{
          icon: <LayersIcon />,
          title: text(table.hasFilters ? 'noMatches' : 'noLots'),
          ...(table.hasFilters ? {} : { text: text('noLotsText') }),
          action: (
            <Button variant="contained" component={RouterLink} to={paths.manufacturer.stockIn}>
              {text('stockIn')}
            </Button>
          ),
        }}
      />
    </Page>
  );
}
