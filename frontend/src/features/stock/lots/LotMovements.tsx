import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { LotResponse } from '@/api/generated';
import { DataTable, useTableState } from '@/ui/table';
import { paths } from '@/lib/paths';
import { readParams, sortedBy } from '@/lib/queryParams';
import { movementColumns } from '../movements/movementColumns';
import { useText as useStockText } from '../movements/stockMessages';
import { useText } from './messages';

const PARAMS = { sort: sortedBy('created') };

/** The lot's part of the ledger. */
export function LotMovements({ lot }: { lot: LotResponse }) {
  const text = useText();
  const stock = useStockText();
  const table = useTableState({ prefix: 'moves', pageSize: 15, defaultSort: '-created' });
  const list = api.useListMovementsQuery(
    { ...readParams(table.args, PARAMS), productId: lot.productId, lotId: lot.id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Box component="section" aria-label={text('movements')} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography variant="h4" component="h2">
          {text('movements')}
        </Typography>
        <Button
          size="small"
          component={RouterLink}
          to={paths.manufacturer.stockHistoryOfLot(lot.productId, lot.id)}
        >
          {text('allMovements')}
        </Button>
      </Box>
      <DataTable
        label={text('movements')}
        table={table}
        list={list}
        columns={movementColumns('lot')}
        rowKey={({ id }) => id}
        empty={{ icon: <HistoryIcon />, title: stock('noMovements') }}
      />
    </Box>
  );
}
