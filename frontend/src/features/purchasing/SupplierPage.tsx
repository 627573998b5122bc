import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { api } from '@/api/enhance';
import type { SupplierDetailsResponse, SupplierProductResponse } from '@/api/generated';
import { isNotFound } from '@/lib/server/problem';
import { useSession } from '@/access/useSession';
import { LinesSkeleton, NotFoundPage, QueryView } from '@/ui/feedback';
import { Block, Facts } from '@/ui/data/Facts';
import { Page } from '@/ui/page/Page';
import { PageSection } from '@/ui/page/PageSection';
import { Presence } from '@/features/activity';
import { NewPurchaseButton, PurchaseOrderTable } from '@/features/purchasing';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { lazyPart } from '@/lib/parts';
import { paths } from '@/lib/paths';
import { buys, seesCosts } from '@/lib/purchasing';
import { StatusChip } from '@/ui/status';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { formatCount } from '@/lib/counts';
import { text as now, useText } from './messages';
import { ActiveChip, leadTime } from './supplierParts';
import { costColumn, productColumn } from './lineColumns';

type Product = SupplierProductResponse;

const columns = (withCosts: boolean): Column<Product>[] => [
  productColumn(
    ({ productSku }) => productSku,
    ({ isPreferred }) => isPreferred && <StatusChip tone="success" label={now('preferredYes')} />,
  ),
  {
    id: 'sku',
    header: now('supplierSku'),
    sortBy: ({ supplierSku }) => supplierSku,
    cell: ({ supplierSku }) => supplierSku ?? '—',
  },
  ...(withCosts ? [costColumn<Product>()] : []),
  {
    id: 'pack',
    header: now('packSize'),
    align: 'right',
    sortBy: ({ packSize }) => packSize,
    cell: ({ packSize }) => formatCount(packSize),
  },
  {
    id: 'minimum',
    header: now('minimum'),
    align: 'right',
    sortBy: ({ minimumPieces }) => minimumPieces,
    cell: ({ minimumPieces }) => formatCount(minimumPieces),
  },
];

/** What a supplier sells, and at which terms. */
function SupplierProducts({ products }: { products: readonly Product[] }) {
  const text = useText();
  const { user } = useSession();
  if (products.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text('noProducts')}</Typography>;
  return (
    <PlainTable
      label={text('products')}
      columns={columns(seesCosts(user))}
      rows={products}
      rowKey={({ productId }) => productId}
    />
  );
}

const SupplierDialog = lazyPart(() => import('./SupplierDialog'));
const ProductsDialog = lazyPart(() => import('./ProductsDialog'));

function SupplierFacts({ supplier }: { supplier: SupplierDetailsResponse }) {
  const text = useText();
  return (
    <Block title={text('facts')}>
      <Facts
        facts={[
          [text('contact'), supplier.contact],
          [text('email'), supplier.email],
          [text('phone'), supplier.phone],
          [text('address'), supplier.address],
          [text('leadDays'), leadTime(supplier)],
          [text('notes'), supplier.notes],
        ]}
      />
    </Block>
  );
}

function Details({ supplier, isBuyer }: { supplier: SupplierDetailsResponse; isBuyer: boolean }) {
  const text = useText();
  const [dialog, setDialog] = useState<'supplier' | 'products'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Block title={text('products')}>
          <SupplierProducts products={supplier.products} />
          {isBuyer && (
            <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setDialog('products')}>
              {text('editProducts')}
            </Button>
          )}
        </Block>
        <Box>
          <SupplierFacts supplier={supplier} />
          {isBuyer && (
            <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setDialog('supplier')}>
              {text('editSupplier')}
            </Button>
          )}
        </Box>
      </Box>
      <PageSection title={text('ordersOf')}>
        <PurchaseOrderTable supplierId={supplier.id} pageSize={10} />
      </PageSection>
      <Suspense fallback={null}>
        {dialog === 'supplier' && <SupplierDialog supplier={supplier} onClose={close} />}
        {dialog === 'products' && <ProductsDialog supplier={supplier} onClose={close} />}
      </Suspense>
    </>
  );
}

/** One supplier: how it is reached, what it sells, and what was ordered there. */
export default function SupplierPage() {
  const text = useText();
  const { user } = useSession();
  const id = useIdParam('supplierId');
  const query = api.useGetSupplierQuery(
    { id },
    { skip: id === 0, refetchOnMountOrArgChange: true },
  );
  const { currentData, error } = query;
  if (id === 0 || isNotFound(error)) return <NotFoundPage />;
  const isBuyer = buys(user);
  const title = currentData?.name ?? text('supplier');
  return (
    <Page
      title={title}
      crumbs={[
        { label: text('title'), to: paths.purchasing.home },
        { label: text('suppliers'), to: paths.purchasing.tab('suppliers') },
        { label: title },
      ]}
      description={currentData && <ActiveChip supplier={currentData} />}
      action={isBuyer && currentData?.isActive && <NewPurchaseButton supplierId={id} />}
    >
      <Presence key={id} kind="supplier" id={id} onReload={query.refetch} />
      <QueryView query={query} current loading={<LinesSkeleton count={5} height={72} />}>
        {(supplier) => <Details supplier={supplier} isBuyer={isBuyer} />}
      </QueryView>
    </Page>
  );
}
