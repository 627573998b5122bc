import DoneAllIcon from '@mui/icons-material/DoneAll';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { useSession } from '@/access/useSession';
import { DataTable, useTableState, type Filter } from '@/ui/table';
import { useToast } from '@/ui/toaster';
import { formatMoney, isSome } from '@/lib/money';
import { lazyPart } from '@/lib/parts';
import { buys } from '@/lib/purchasing';
import { chooseAll, costOf, wishesOf, type Chosen } from './chosen';
import { useText } from './messages';
import { suggestionColumns, type SupplierQuestion } from './suggestionColumns';
import { useDraftPurchases } from './useDraftPurchases';
import { useSupplierOptions } from './useSupplierOptions';

const ChooseSupplierDialog = lazyPart(() => import('./ChooseSupplierDialog'));

const NAMES = ['q', 'supplierId'] as const;

/** What should be bought and why; a purchaser ticks it, and the drafts are made. */
export function SuggestionTable() {
  const text = useText();
  const toast = useToast();
  const { user } = useSession();
  const [chosen, setChosen] = useState<Chosen>({});
  const [question, setQuestion] = useState<SupplierQuestion>();
  const table = useTableState({ filters: NAMES, prefix: 'suggested' });
  const { supplierId, ...args } = table.args;
  const list = api.useGetPurchaseSuggestionsQuery(
    { ...args, ...(supplierId ? { supplierId: Number(supplierId) } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  const suppliers = useSupplierOptions();
  const { draft, loading } = useDraftPurchases();
  const isBuyer = buys(user);
  const items = list.data?.items ?? [];
  const count = Object.keys(chosen).length;
  const lines = wishesOf(chosen);
  const cost = costOf(chosen, items);

  const create = async () => {
    if (!lines) return;
    const { isDone, error } = await draft({
      lines,
      ...(supplierId ? { supplierId: Number(supplierId) } : {}),
    });
    if (!isDone) toast.error(text('createFailed'), problemText(error, ''));
  };
  const filters: Filter<(typeof NAMES)[number]>[] = [
    { kind: 'search', name: 'q', label: text('searchProduct') },
    {
      kind: 'select',
      name: 'supplierId',
      label: text('supplier'),
      all: text('allSuppliers'),
      options: suppliers,
    },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isBuyer && items.length > 0 && (
        <Card
          sx={{
            p: 1.5,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            position: 'sticky',
            top: 72,
            zIndex: 3,
          }}
        >
          <Button size="small" onClick={() => setChosen(chooseAll(items, chosen))}>
            {text('selectAll')}
          </Button>
          <Button size="small" color="inherit" disabled={count === 0} onClick={() => setChosen({})}>
            {text('selectNone')}
          </Button>
          <Typography
            variant="body2"
            aria-live="polite"
            sx={{ color: 'text.secondary', flexGrow: 1 }}
          >
            {text('chosen', { count })}
            {isSome(cost) && ` · ${formatMoney(cost)}`}
          </Typography>
          <Button
            variant="contained"
            loading={loading}
            disabled={count === 0 || !lines}
            onClick={() => void create()}
          >
            {text('createChosen', { count })}
          </Button>
        </Card>
      )}
      <DataTable
        label={text('suggestions')}
        table={table}
        list={list}
        columns={suggestionColumns({ isBuyer, chosen, onChange: setChosen, onAsk: setQuestion })}
        rowKey={({ productId }) => productId}
        filters={filters}
        empty={{
          icon: <DoneAllIcon />,
          title: text(table.hasFilters ? 'noMatches' : 'nothing'),
          ...(table.hasFilters ? {} : { text: text('nothingText') }),
        }}
      />
      {question && (
        <Suspense fallback={null}>
          <ChooseSupplierDialog {...question} onClose={() => setQuestion(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}
