import PrintIcon from '@mui/icons-material/PrintOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePublicSettingsQuery } from '@/access/publicSettings';
import { useSession } from '@/access/useSession';
import { fullName } from '@/access/user';
import { api } from '@/api/enhance';
import type { ListProductsApiArg, ProductResponse } from '@/api/generated';
import { tierChoices } from '@/features/products';
import { Id, Money } from '@/ui/data';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { DocumentHead } from '@/ui/page/PageHeader';
import { formatDate } from '@/lib/dates';
import { isProblem, networkProblem } from '@/lib/server/problem';
import { useText } from './messages';

/** As many as one answer holds. */
const PAGE = 200;

const { useEveryProductQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every product on sale, or of one category, however many answers that takes. */
    everyProduct: build.query<ProductResponse[], string>({
      queryFn: async (category, { dispatch }) => {
        const items: ProductResponse[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const args: ListProductsApiArg = {
            status: 'active',
            sort: 'category',
            limit: PAGE,
            ...(category ? { category: [category] } : {}),
            ...(cursor ? { cursor } : {}),
          };
          const { data, error } = await dispatch(
            api.endpoints.listProducts.initiate(args, { forceRefetch: true, subscribe: false }),
          );
          if (!data) return { error: isProblem(error) ? error : networkProblem() };
          items.push(...data.items);
          cursor = data.next;
        }
        return { data: items };
      },
      providesTags: ['Catalogue'],
    }),
  }),
});

function CategoryChoice({ value, onChange }: { value: string; onChange: (to: string) => void }) {
  const text = useText();
  const { data } = api.useListCategoriesQuery({});
  return (
    <NativeSelect
      value={value}
      onChange={(event) => onChange(event.target.value)}
      input={<OutlinedInput notched={false} />}
      inputProps={{ 'aria-label': text('category') }}
    >
      <option value="">{text('allCategories')}</option>
      {(data?.items ?? []).map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}

/** A product with the price of each of its sizes; nothing where none is for sale to the person. */
function Prices({ product }: { product: ProductResponse }) {
  const text = useText();
  const sizes = tierChoices(product).filter(({ price }) => price);
  return (
    <TableBody sx={{ breakInside: 'avoid' }}>
      {sizes.map(({ tier, label, pieces, price }, at) => (
        <TableRow key={tier}>
          {at === 0 && (
            <TableCell component="th" scope="rowgroup" rowSpan={sizes.length}>
              <strong>{product.name}</strong>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                <Id>{product.sku}</Id>
              </Typography>
            </TableCell>
          )}
          <TableCell>{pieces > 1 ? text('sizeOf', { size: label, pieces }) : label}</TableCell>
          <TableCell align="right">{price && <Money amount={price} />}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  );
}

function PriceTable({ products }: { products: readonly ProductResponse[] }) {
  const text = useText();
  const sold = products.filter((product) => tierChoices(product).some(({ price }) => price));
  if (sold.length === 0)
    return <EmptyState icon={<SellIcon />} title={text('noPrices')} text={text('noPricesText')} />;
  const categories = [...new Set(sold.map(({ category }) => category))];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {categories.map((category) => (
        <Box key={category} component="section" aria-label={category}>
          <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
            {category}
          </Typography>
          <Card>
            <TableContainer tabIndex={0} role="group" aria-label={category}>
              <Table size="small" aria-label={category} sx={{ tableLayout: 'fixed' }}>
                <TableHead>
                  <TableRow>
                    <TableCell sx={{ width: '50%' }}>{text('product')}</TableCell>
                    <TableCell>{text('size')}</TableCell>
                    <TableCell align="right" sx={{ width: '24%' }}>
                      {text('price')}
                    </TableCell>
                  </TableRow>
                </TableHead>
                {sold
                  .filter((product) => product.category === category)
                  .map((product) => (
                    <Prices key={product.id} product={product} />
                  ))}
              </Table>
            </TableContainer>
          </Card>
        </Box>
      ))}
    </Box>
  );
}

/** What everything costs the buyer, as a document to print. */
export default function PriceListPage() {
  const text = useText();
  const { user } = useSession();
  const { data: company } = usePublicSettingsQuery();
  const [category, setCategory] = useState('');
  const query = useEveryProductQuery(category, { refetchOnMountOrArgChange: true });
  const buyer = user ? user.companyName || fullName(user) : '';
  return (
    <Page title={text('priceList')} hideTitle width="md">
      <Box
        data-print="no"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          justifyContent: 'space-between',
          mb: 3,
        }}
      >
        <CategoryChoice value={category} onChange={setCategory} />
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={!query.currentData || query.isFetching}
          onClick={() => window.print()}
        >
          {text('print')}
        </Button>
      </Box>
      <DocumentHead
        company={company?.companyName ?? ''}
        contact={[company?.companyAddress, company?.companyPhone, company?.companyEmail]}
        title={text('priceList')}
        facts={[
          ...(buyer ? ([[text('priceListFor'), buyer]] as const) : []),
          [text('asOf'), formatDate(new Date())],
          ...(category ? ([[text('category'), category]] as const) : []),
        ]}
      />
      <QueryView query={query} current loading={<LinesSkeleton count={10} />}>
        {(products) => <PriceTable products={products} />}
      </QueryView>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
        {text('pricesMayChange')}
      </Typography>
    </Page>
  );
}
