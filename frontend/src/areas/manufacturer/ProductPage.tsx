import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import LayersIcon from '@mui/icons-material/LayersOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { readParams, sortedBy } from '@/lib/queryParams';
import { ComplianceSheet } from '@/features/products/editor/ComplianceSheet';
import { PriceHistory } from '@/features/products/editor/PriceHistory';
import { ProductEditor } from '@/features/products/editor/ProductEditor';
import { useText as useLevelText } from '@/features/stock/levels/messages';
import { ProductLocation } from '@/features/stock/levels/ProductLocation';
import { LOT_COLUMNS, lotOrder } from '@/features/stock/lots/lotColumns';
import { useText as useLotText } from '@/features/stock/lots/messages';
import { movementColumns } from '@/features/stock/movements/movementColumns';
import { StockLevels } from '@/features/stock/movements/StockPanel';
import { useText as useStockText } from '@/features/stock/movements/stockMessages';
import { Facts } from '@/ui/data/Facts';
import { FieldGroup } from '@/ui/fields/FieldLayout';
import { DataTable, useTableState } from '@/ui/table';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { paths } from '@/lib/paths';

const LOTS = { sort: lotOrder };
const MOVES = { sort: sortedBy('created') };

interface OfProduct {
  productId: number;
}

/** The way to taking some of it into stock. */
function TakeIn({ productId }: OfProduct) {
  const text = useLotText();
  return (
    <Button variant="outlined" component={Link} to={paths.manufacturer.stockInOf(productId)}>
      {text('stockIn')}
    </Button>
  );
}

/** What there is of the product now; movements change it, not its form. */
function Stock({ productId }: OfProduct) {
  const text = useStockText();
  const levels = useLevelText();
  const { currentData } = api.useGetProductQuery({ id: productId });
  if (!currentData) return null;
  return (
    <FieldGroup title={text('levelTitle')}>
      <StockLevels product={currentData} />
      <Facts
        facts={[
          [
            levels('location'),
            <ProductLocation
              key="location"
              id={productId}
              name={currentData.name}
              location={currentData.location}
            />,
          ],
        ]}
      />
      <Box>
        <TakeIn productId={productId} />
      </Box>
    </FieldGroup>
  );
}

/** Its lots with pieces, the one that expires first on top. */
function Lots({ productId }: OfProduct) {
  const text = useLotText();
  const table = useTableState({ prefix: 'lots', defaultSort: 'expiry' });
  const args = { ...readParams(table.args, LOTS), productId };
  const list = api.useListLotsQuery(args, { refetchOnMountOrArgChange: true });
  return (
    <DataTable
      label={text('title')}
      table={table}
      list={list}
      columns={LOT_COLUMNS.filter(({ id }) => id !== 'product')}
      rowKey={({ id }) => id}
      empty={{
        icon: <LayersIcon />,
        title: text('noLots'),
        text: text('noLotsText'),
        action: <TakeIn productId={productId} />,
      }}
    />
  );
}

/** Every piece of it that came in or went out. */
function History({ productId }: OfProduct) {
  const text = useStockText();
  const table = useTableState({ prefix: 'moves', defaultSort: '-created' });
  const list = api.useListMovementsQuery(
    { ...readParams(table.args, MOVES), productId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataTable
      label={text('historyTitle')}
      table={table}
      list={list}
      columns={movementColumns('product')}
      rowKey={({ id }) => id}
      empty={{
        icon: <HistoryIcon />,
        title: text('noMovements'),
        action: <TakeIn productId={productId} />,
      }}
    />
  );
}

/** One product with all that belongs to it. */
export default function ProductPage() {
  const productId = useIdParam('productId');
  return (
    <ProductEditor
      key={productId}
      id={productId}
      parts={() => ({
        stock: <Stock productId={productId} />,
        lots: <Lots productId={productId} />,
        media: <ComplianceSheet productId={productId} />,
        priceHistory: <PriceHistory productId={productId} />,
        history: <History productId={productId} />,
      })}
    />
  );
}
