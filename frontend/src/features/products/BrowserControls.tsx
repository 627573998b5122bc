import GridIcon from '@mui/icons-material/GridViewOutlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { api } from '@/api/enhance';
import { FilterBar } from '@/ui/table';
import { useText } from './browserMessages';
import { edit } from './filters/shopFilters';
import { BY_RELEVANCE, type Shop, type useView, type View } from './filters/useShop';

const SORTS = [
  { value: 'name', label: 'sortName' },
  { value: 'price', label: 'sortPrice' },
  { value: 'category', label: 'sortCategory' },
  { value: 'best_selling', label: 'sortBest' },
] as const;
const RANKED = { value: BY_RELEVANCE, label: 'sortRelevance' } as const;
/** Stands in the list while more than one category is chosen. */
const SEVERAL = 'several\u0000';

function SortSelect({ shop }: { shop: Shop }) {
  const text = useText();
  const sorts = shop.isSearch ? [RANKED, ...SORTS] : SORTS;
  return (
    <NativeSelect
      value={shop.sort}
      onChange={(event) => shop.table.setSort(event.target.value)}
      input={<OutlinedInput notched={false} />}
      inputProps={{ 'aria-label': text('sort') }}
      sx={{ flex: { xs: '1 1 0', sm: 'none' }, minWidth: 0 }}
    >
      {sorts.map(({ value, label }) => (
        <option key={value} value={value}>
          {`${text('sort')}: ${text(label)}`}
        </option>
      ))}
    </NativeSelect>
  );
}

function ViewToggle({ view, setView }: ReturnType<typeof useView>) {
  const text = useText();
  return (
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
  );
}

/** Search and category as one bar; the category may also be one of several that are ticked beside the list. */
function SearchBar({ shop, isEmpty }: { shop: Shop; isEmpty: boolean }) {
  const text = useText();
  const { data: categories } = api.useListCategoriesQuery({});
  const { table, filters, change } = shop;
  const chosen = filters.choices.category;
  const options = (categories?.items ?? []).map(({ name, count }) => ({
    value: name,
    label: `${name} (${count})`,
  }));
  const several = { value: SEVERAL, label: text('severalCategories', { count: chosen.length }) };
  const category = chosen.length > 1 ? SEVERAL : (chosen[0] ?? '');
  const setFilter = (name: 'q' | 'category', value: string) => {
    if (name === 'q') table.setFilter(name, value);
    else if (value !== SEVERAL) change((params) => edit.choose(params, name, value));
  };
  return (
    <FilterBar
      table={{
        ...table,
        filters: { ...table.filters, category },
        hasFilters: shop.hasFilters,
        setFilter,
        clearFilters: shop.clear,
      }}
      hideClear={isEmpty}
      filters={[
        { kind: 'search', name: 'q', label: text('search') },
        {
          kind: 'select',
          name: 'category',
          label: text('category'),
          all: text('allCategories'),
          options: chosen.length > 1 ? [several, ...options] : options,
        },
      ]}
    />
  );
}

interface ControlsProps extends ReturnType<typeof useView> {
  shop: Shop;
  isEmpty: boolean;
  /** The way to the other filters, where they do not stand beside the list. */
  more: ReactNode;
}

/** Search, category, order and view of the catalogue. */
export function BrowserControls({ shop, isEmpty, more, view, setView }: ControlsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
      <Box sx={{ flexGrow: 1, flexBasis: { xs: '100%', sm: 'auto' } }}>
        <SearchBar shop={shop} isEmpty={isEmpty} />
      </Box>
      {more}
      <SortSelect shop={shop} />
      <ViewToggle view={view} setView={setView} />
    </Box>
  );
}
