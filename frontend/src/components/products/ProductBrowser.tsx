import GridIcon from '@mui/icons-material/GridViewOutlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { ListProductsApiArg, ProductResponse } from '@/api/generated';
import { EmptyState, ErrorState } from '@/components/feedback';
import { useText as useCommonText } from '@/components/messages';
import { FilterBar, useTableState, type TableState } from '@/components/table';
import { Pager } from '@/components/table/Pager';
import { useText } from './browserMessages';
import { ClosedNotice } from './ClosedNotice';
import { ProductCard } from './ProductCard';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';
import { ProductRow } from './ProductRow';

const FILTERS = ['q', 'category'] as const;
type BrowserTable = TableState<(typeof FILTERS)[number]>;
const PAGE_SIZE = 24;
const SORTS = [
  { value: 'name', label: 'sortName' },
  { value: 'price', label: 'sortPrice' },
  { value: 'category', label: 'sortCategory' },
] as const;
/** Pictures that are on the screen before anybody scrolls. */
const EAGER = 4;

type View = 'grid' | 'list';

/** Grid or list, kept in the address; the grid is not spelled out. */
function useView() {
  const [params, setParams] = useSearchParams();
  const view: View = params.get('view') === 'list' ? 'list' : 'grid';
  const setView = (wanted: View) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (wanted === 'list') changed.set('view', wanted);
        else changed.delete('view');
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return { view, setView };
}

interface ControlsProps extends ReturnType<typeof useView> {
  table: BrowserTable;
  isEmpty: boolean;
}

function Controls({ table, isEmpty, view, setView }: ControlsProps) {
  const text = useText();
  const { data: categories } = api.useListCategoriesQuery();
  const options = (categories?.items ?? []).map(({ name, count }) => ({
    value: name,
    label: `${name} (${count})`,
  }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
      <Box sx={{ flexGrow: 1 }}>
        <FilterBar
          table={table}
          hideClear={isEmpty}
          filters={[
            { kind: 'search', name: 'q', label: text('search') },
            {
              kind: 'select',
              name: 'category',
              label: text('category'),
              all: text('allCategories'),
              options,
            },
          ]}
        />
      </Box>
      <NativeSelect
        value={table.sort}
        onChange={(event) => table.setSort(event.target.value)}
        input={<OutlinedInput notched={false} />}
        inputProps={{ 'aria-label': text('sort') }}
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {`${text('sort')}: ${text(label)}`}
          </option>
        ))}
      </NativeSelect>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={text('view')}
        onChange={(_event, wanted: View | null) => wanted && setView(wanted)}
      >
        <ToggleButton value="grid" aria-label={text('grid')}>
          <GridIcon />
        </ToggleButton>
        <ToggleButton value="list" aria-label={text('list')}>
          <ListIcon />
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

function Products({ products, view }: { products: readonly ProductResponse[]; view: View }) {
  const text = useText();
  if (view === 'list')
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }} role="region" aria-label={text('products')}>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </Box>
    );
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} eager={index < EAGER} heading="h2" />
      ))}
    </ProductGrid>
  );
}

function Nothing({ table }: { table: BrowserTable }) {
  const text = useText();
  const common = useCommonText();
  return (
    <EmptyState
      icon={<SearchOffIcon />}
      title={text('empty')}
      text={text(table.hasFilters ? 'emptyText' : 'emptyShop')}
      action={
        table.hasFilters && (
          <Button variant="outlined" onClick={table.clearFilters}>
            {common('clearFilters')}
          </Button>
        )
      }
    />
  );
}

/** The catalogue to search, filter, sort and page through; everything about it stands in the address. */
export function ProductBrowser() {
  const text = useText();
  const table = useTableState({ filters: FILTERS, defaultSort: 'name', pageSize: PAGE_SIZE });
  const view = useView();
  const list = api.useListProductsQuery({ ...table.args, status: 'active' } as ListProductsApiArg);
  const { data, error, isFetching, refetch } = list;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ClosedNotice />
      <Controls table={table} isEmpty={data?.items.length === 0} {...view} />
      <Typography
        variant="body2"
        aria-live="polite"
        sx={{ color: 'text.secondary', minHeight: 22 }}
      >
        {data && !error && text('found', { count: data.total })}
      </Typography>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ProductGridSkeleton />}
      {!error && data?.items.length === 0 && <Nothing table={table} />}
      {!error && data && data.items.length > 0 && (
        <Box
          aria-busy={isFetching}
          sx={{ opacity: isFetching ? 0.7 : 1, transition: 'opacity 0.15s' }}
        >
          <Products products={data.items} view={view.view} />
          {(data.next !== null || table.page > 1) && <Pager table={table} list={data} />}
        </Box>
      )}
    </Box>
  );
}
