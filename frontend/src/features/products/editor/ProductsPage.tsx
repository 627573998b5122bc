import AddIcon from '@mui/icons-material/Add';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import ArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import Fade from '@mui/material/Fade';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { api } from '@/api/enhance';
import { readParams } from '@/lib/queryParams';
import { PRODUCT_PARAMS, productSort } from '../productParams';
import type { ProductResponse } from '@/api/generated';
import { ExportButton } from '@/ui/data/ExportButton';
import { Page } from '@/ui/page/Page';
import { useCategoryFilter } from '@/features/products';
import { DataTable, useTableState, type Filter } from '@/ui/table';
import { ANEW, only, useAddress } from '@/lib/hooks/useAddress';
import { paths } from '@/lib/paths';
import { productBulk } from './BulkProducts';
import { DeleteProductDialog, RestoreProductDialog } from './DeleteProductDialog';
import { PRODUCT_COLUMNS, productMenu, useEditing } from './productColumns';
import { useText } from './productMessages';
import type { FromList } from './productTabs';

const FILTERS = ['q', 'category'] as const;
type FilterName = (typeof FILTERS)[number];
type Shelf = 'active' | 'discontinued';
type Change = { kind: 'delete' | 'restore'; product: ProductResponse } | null;

/** Which tab is open, kept in the address; another tab starts without filters. */
function useShelf() {
  const { params, change } = useAddress();
  const shelf: Shelf = params.get('tab') === 'discontinued' ? 'discontinued' : 'active';
  const setShelf = (wanted: Shelf) =>
    change(only(wanted === 'active' ? {} : { tab: wanted }), ANEW);
  return [shelf, setShelf] as const;
}

function ShelfTabs({ shelf, onChange }: { shelf: Shelf; onChange: (shelf: Shelf) => void }) {
  const text = useText();
  const active = api.useListProductsQuery({ status: 'active', limit: 1 }).data?.total;
  const gone = api.useListProductsQuery({ status: 'discontinued', limit: 1 }).data?.total;
  const label = (key: Shelf, count: number | undefined) =>
    count === undefined ? text(`${key}Loading`) : text(key, { count });
  return (
    <Tabs
      value={shelf}
      onChange={(_event, wanted: Shelf) => onChange(wanted)}
      variant="scrollable"
      aria-label={text('title')}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="active" label={label('active', active)} />
      <Tab value="discontinued" label={label('discontinued', gone)} />
    </Tabs>
  );
}

/** Leads to the page of a new product, and afterwards back to the list as it is now. */
function AddButton({ icon }: { icon?: ReactNode }) {
  const text = useText();
  const { search } = useLocation();
  const from: FromList = { list: search };
  return (
    <Button
      variant="contained"
      startIcon={icon}
      component={Link}
      to={paths.manufacturer.newProduct}
      state={from}
    >
      {text('add')}
    </Button>
  );
}

/** What was deleted or restored is seen from the top of the list. */
const toTop = () => window.scrollTo({ top: 0, behavior: 'smooth' });

const SHOWS_AFTER = 400;

/** The way up from far down a long list, above the bar of what is selected; there after 400 px of scrolling. */
function BackToTop() {
  const text = useText();
  const isFar = useScrollTrigger({ disableHysteresis: true, threshold: SHOWS_AFTER });
  return (
    <Fade in={isFar} unmountOnExit>
      <Fab
        color="primary"
        size="medium"
        aria-label={text('backToTop')}
        onClick={toTop}
        sx={{ position: 'fixed', right: { xs: 16, md: 32 }, bottom: 84 }}
      >
        <ArrowUpIcon />
      </Fab>
    </Fade>
  );
}

function ProductTable({ shelf }: { shelf: Shelf }) {
  const text = useText();
  const [change, setChange] = useState<Change>(null);
  const { params } = useAddress();
  const table = useTableState({ filters: FILTERS, ...productSort(params.has('q')) });
  const args = { ...readParams(table.args, PRODUCT_PARAMS), status: shelf };
  const list = api.useListProductsQuery(args, { refetchOnMountOrArgChange: true });
  const byCategory = useCategoryFilter(text('allCategories'));
  const actions = {
    editing: useEditing(),
    onDelete: (product: ProductResponse) => setChange({ kind: 'delete', product }),
    onRestore: (product: ProductResponse) => setChange({ kind: 'restore', product }),
  };
  const filters: Filter<FilterName>[] = [
    { kind: 'search', name: 'q', label: text('search') },
    byCategory,
  ];
  const emptyText = () => {
    if (table.hasFilters) return text('noMatchText');
    return shelf === 'active' && text('noActiveText');
  };
  return (
    <>
      <DataTable
        label={text(`${shelf}Loading`)}
        table={table}
        list={list}
        columns={PRODUCT_COLUMNS}
        rowKey={({ id }) => id}
        rowActions={(product) => productMenu(product, actions)}
        bulk={productBulk(shelf === 'active')}
        filters={filters}
        tools={<ExportButton name="products" filters={args} />}
        empty={{
          icon: <InventoryIcon />,
          title: text(shelf === 'active' ? 'noActive' : 'noDiscontinued'),
          text: emptyText(),
          action: shelf === 'active' && <AddButton />,
        }}
      />
      {change?.kind === 'delete' && (
        <DeleteProductDialog
          product={change.product}
          onClose={() => setChange(null)}
          onDone={toTop}
        />
      )}
      {change?.kind === 'restore' && (
        <RestoreProductDialog
          product={change.product}
          onClose={() => setChange(null)}
          onDone={toTop}
        />
      )}
    </>
  );
}

/** The catalogue as its owner works on it. */
export default function ProductsPage() {
  const text = useText();
  const [shelf, setShelf] = useShelf();
  return (
    <Page
      title={text('title')}
      description={text('intro')}
      action={<AddButton icon={<AddIcon />} />}
    >
      <ShelfTabs shelf={shelf} onChange={setShelf} />
      <ProductTable key={shelf} shelf={shelf} />
      <BackToTop />
    </Page>
  );
}
