import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { api } from '@/api/enhance';
import { formatCount } from '@/lib/counts';
import { formatMoney } from '@/lib/money';
import { readStep, type PriceStep } from '@/lib/priceStep';
import type { Page } from '@/lib/server/page';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { InputField } from '@/ui/fields';
import { BulkDialog } from '@/ui/table';
import { itemOfPrice, itemOfProduct, type DealerItem } from './item';
import { movesOf, type PriceMove, type StepBase } from './margin';
import { useText } from './messages';
import { MarginNote } from './PriceField';

const SCOPES = ['all', 'mine'] as const;
type Scope = (typeof SCOPES)[number];
const BASES = ['cost', 'price'] as const satisfies readonly StepBase[];
const WAYS = ['percent', 'amount'] as const satisfies readonly PriceStep['way'][];
/** Rows of one answer, and rows that are shown beforehand. */
const MOST = 200;
const SHOWN = 100;

async function allPages<T>(load: (page: { limit: number; cursor?: string }) => Promise<Page<T>>) {
  const items: T[] = [];
  let next: string | null = null;
  do {
    const page: Page<T> = await load({ limit: MOST, ...(next ? { cursor: next } : {}) });
    items.push(...page.items);
    next = page.next;
  } while (next);
  return items;
}

type Found = Record<Scope, readonly DealerItem[]>;

/** Everything that could be moved, on all pages, as it is when the dialog opens. */
function useItems(dealerId: number) {
  const [listPrices] = api.useLazyListDealerPricesQuery();
  const [listProducts] = api.useLazyListProductsQuery();
  const [answer, setAnswer] = useState<{ data?: Found; error?: unknown }>({});
  const load = async () => {
    setAnswer({});
    try {
      const own = await allPages((page) => listPrices({ userId: dealerId, ...page }).unwrap());
      const products = await allPages((page) =>
        listProducts({ status: 'active', sort: 'name', ...page }).unwrap(),
      );
      const byProduct = new Map(own.map((price) => [price.productId, price]));
      // Prices of discontinued products are kept, and the server changes none of them.
      const sold = new Set(products.map(({ id }) => id));
      setAnswer({
        data: {
          mine: own.filter(({ productId }) => sold.has(productId)).map(itemOfPrice),
          all: products.map((product) => itemOfProduct(product, byProduct)),
        },
      });
    } catch (error) {
      setAnswer({ error });
    }
  };
  const begin = useEffectEvent(() => void load());
  useEffect(() => begin(), []);
  return { ...answer, refetch: load };
}

function Preview({ moves, left }: { moves: readonly PriceMove[]; left: number }) {
  const text = useText();
  return (
    <>
      {moves.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('nothingMoves')}
        </Typography>
      ) : (
        <Box
          component="ul"
          tabIndex={0}
          aria-label={text('movesPreview')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 1.5,
            maxHeight: 280,
            overflow: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {moves.slice(0, SHOWN).map(({ item, to, heldAt }) => (
            <Typography component="li" variant="body2" key={item.productId} sx={{ mb: 1 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <strong>{item.name}</strong>
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {item.price !== null && `${formatMoney(item.price)} → `}
                  {formatMoney(to)}
                </Box>
              </Box>
              {item.cost === null ? (
                text('noDealerPrice')
              ) : (
                <MarginNote price={to} cost={item.cost} />
              )}
              {heldAt && ` · ${text(`heldAt.${heldAt}`)}`}
            </Typography>
          ))}
          {moves.length > SHOWN && (
            <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
              {text('moreMoves', { shown: formatCount(moves.length - SHOWN) })}
            </Typography>
          )}
        </Box>
      )}
      {left > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('notMoved', { count: left, shown: formatCount(left) })}
        </Typography>
      )}
    </>
  );
}

interface ChangePricesProps {
  dealerId: number;
  onClose: () => void;
}

/** Moves the dealer's prices all at once, each within its range, and shows beforehand what each then earns. */
export default function ChangePrices({ dealerId, onClose }: ChangePricesProps) {
  const text = useText();
  const [scope, setScope] = useState<Scope>('all');
  const [base, setBase] = useState<StepBase>('cost');
  const [way, setWay] = useState<PriceStep['way']>('percent');
  const [typed, setTyped] = useState('');
  const [set] = api.useSetDealerPriceMutation();
  const query = useItems(dealerId);
  const items = query.data?.[scope];
  const read = readStep(typed, way);
  const by = 'by' in read ? read.by : null;
  const { moves, left } = useMemo(
    () => (items && by !== null ? movesOf(items, base, { way, by }) : { moves: [], left: 0 }),
    [items, base, way, by],
  );
  const count = moves.length;
  const isWrong = typed.trim() !== '' && 'problem' in read;
  const choices = <T extends string>(names: readonly T[], label: (name: T) => string) =>
    names.map((value) => ({ value, label: label(value) }));
  return (
    <BulkDialog
      title={text('changePrices')}
      maxWidth="sm"
      rows={moves}
      nameOf={({ item }) => item.name}
      send={({ item: { productId, price }, to }) =>
        set({
          userId: dealerId,
          productId,
          setDealerPriceRequest: { customPrice: to, expected: { customPrice: price } },
        })
      }
      onClose={onClose}
      ask={{
        consequence: text('changeText'),
        confirmLabel:
          count === 0
            ? text('changePrices')
            : text('changeCount', { count, shown: formatCount(count) }),
        disabled: count === 0,
        children: (
          <>
            <InputField
              label={text('by')}
              value={typed}
              onChange={setTyped}
              hint={text(`hint.${way}`)}
              error={isWrong ? text(read.problem) : undefined}
              autoFocus
            />
            <InputField
              label={text('way')}
              value={way}
              onChange={(value) => setWay(value === 'amount' ? 'amount' : 'percent')}
              options={choices(WAYS, (name) => text(`way.${name}`))}
            />
            <InputField
              label={text('base')}
              value={base}
              onChange={(value) => setBase(value === 'price' ? 'price' : 'cost')}
              options={choices(BASES, (name) => text(`base.${name}`))}
            />
            <InputField
              label={text('scope')}
              value={scope}
              onChange={(value) => setScope(value === 'mine' ? 'mine' : 'all')}
              options={choices(SCOPES, (name) => text(`scope.${name}`))}
            />
            <QueryView query={query} loading={<LinesSkeleton count={3} />}>
              {() => by !== null && <Preview moves={moves} left={left} />}
            </QueryView>
          </>
        ),
      }}
    />
  );
}
