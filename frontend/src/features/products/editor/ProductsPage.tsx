import AddIcon from '@mui/icons-material/Add';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { api } from '@/api/enhance';
import { readParams } from '@/lib/queryParams';
import { PRODUCT_PARAMS, productSort } from '../productParams';
import type { ProductResponse } from '@/api/generated';
import { ExportButton } from '@/ui/data/ExportButton';
import { NotFoundPage } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { useCategoryFilter } from '@/features/products';
import { DataTable, useTableState, type Filter } from '@/ui/table';
import { ANEW, only, useAddress } from '@/lib/hooks/useAddress';
import { BackToTop } from './BackToTop';
import { CreateProductDialog } from './CreateProductDialog';
import { DeleteProductDialog, RestoreProductDialog } from './DeleteProductDialog';
import { PRODUCT_COLUMNS, productMenu, useEditing } from './productColumns';
import { ProductEditor } from './ProductEditor';
import { useText } from './productMessages';
import { useProductMode } from './useProductMode';

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

interface ProductTableProps {
  shelf: Shelf;
  onAdd: () => void;
  /** A product was deleted or restored. */
  onChanged: () => void;
}

function ProductTable({ shelf, onAdd, onChanged }: ProductTableProps) {
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
        filters={filters}
        tools={<ExportButton name="products" filters={args} />}
        empty={{
          icon: <InventoryIcon />,
          title: text(shelf === 'active' ? 'noActive' : 'noDiscontinued'),
          text: emptyText(),
          action: shelf === 'active' && (
            <Button variant="contained" onClick={onAdd}>
              {text('add')}
            </Button>
          ),
        }}
      />
      {change?.kind === 'delete' && (
        <DeleteProductDialog
          product={change.product}
          onClose={() => setChange(null)}
          onDone={onChanged}
        />
      )}
      {change?.kind === 'restore' && (
        <RestoreProductDialog
          product={change.product}
          onClose={() => setChange(null)}
          onDone={onChanged}
        />
      )}
    </>
  );
}

/** The catalogue as its owner works on it: the list, and above it the product that is being changed. */
export default function ProductsPage() {
  const text = useText();
  const [shelf, setShelf] = useShelf();
  const { mode, add, close } = useProductMode();
  if (mode.kind === 'unknown') return <NotFoundPage />;
  return (
    <Page
      title={text('title')}
      description={text('intro')}
      action={
        <Button variant="contained" startIcon={<AddIcon />} onClick={add}>
          {text('add')}
        </Button>
      }
    >
      {mode.kind === 'editing' && <ProductEditor key={mode.id} id={mode.id} onClose={close} />}
      <ShelfTabs shelf={shelf} onChange={setShelf} />
      <ProductTable key={shelf} shelf={shelf} onAdd={add} onChanged={close} />
      {mode.kind === 'creating' && <CreateProductDialog onClose={close} />}
      <BackToTop />
    </Page>
  );
}
