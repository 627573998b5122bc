import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { api } from '@/api/enhance';
import type { ProductRequest, ProductResponse } from '@/api/generated';
import { isSome, formatMoney } from '@/lib/money';
import { movePrice, readStep, type PriceStep } from '@/lib/priceStep';
import { InputField } from '@/ui/fields';
import { BulkDialog, refusal } from '@/ui/table';
import { productInput, productRequest, productSchema } from './productForm';
import { useText } from './productMessages';

/** The prices that are moved together, by their names in the dialog. */
const PRICES = {
  agentPrice: ['agentPrice'],
  customerPrice: ['customerPrice'],
  dealerPrices: ['suggestedDealerMinPrice', 'suggestedDealerMaxPrice'],
  unitPrice: ['unitPrice'],
  packPrice: ['packPrice'],
  bulkPrice: ['bulkPrice'],
  manufacturerCost: ['manufacturerCost'],
} as const satisfies Record<string, readonly (keyof ProductResponse)[]>;

type PriceName = keyof typeof PRICES;
type PriceField = (typeof PRICES)[PriceName][number];
const NAMES = Object.keys(PRICES) as PriceName[];
/** The cost is no price: it changes what wholesalers pay. */
const USUAL = NAMES.filter((name) => name !== 'manufacturerCost');

interface Move {
  name: PriceName;
  field: PriceField;
  from: string;
  /** Null where nothing or less would be left. */
  to: string | null;
}

/** What becomes of the chosen prices of a product; those it does not have, and those that rounding leaves, are left out. */
function movesOf(product: ProductResponse, names: readonly PriceName[], step: PriceStep): Move[] {
  return names.flatMap((name) =>
    PRICES[name].flatMap((field): Move[] => {
      const from = product[field];
      if (!isSome(from)) return [];
      const to = movePrice(from, step);
      return to === from ? [] : [{ name, field, from, to }];
    }),
  );
}

/**
 * Changes a product as its editor does: the whole of it as it stands, with its version, and against the values that were
 * seen. What somebody else changes meanwhile is refused.
 */
function useProductChange() {
  const text = useText();
  const [load] = api.useLazyGetProductQuery();
  const [update] = api.useUpdateProductMutation();
  return async (id: number, change: ProductRequest, expected: object) => {
    const { data, error } = await load({ id });
    if (!data) return { error };
    const { data: values, error: faults } = productSchema.safeParse(productInput(data));
    if (!values) return { error: refusal(faults?.issues[0]?.message ?? text('checkFields')) };
    const { version } = data;
    return update({
      id,
      productRequest: { ...productRequest(values), ...change, expected, version },
    });
  };
}

export interface ManyProps {
  products: readonly ProductResponse[];
  onClose: (isDone: boolean) => void;
}

/** What was there and what will be, product by product. */
function Preview({ rows }: { rows: readonly { product: ProductResponse; moves: Move[] }[] }) {
  const text = useText();
  const shown = rows.filter(({ moves }) => moves.length > 0);
  if (shown.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('noPrices')}
      </Typography>
    );
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label={text('pricesPreview')}
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
      {shown.map(({ product, moves }) => (
        <Typography component="li" variant="body2" key={product.id} sx={{ mb: 1 }}>
          <strong>{product.name}</strong>
          {moves.map(({ name, field, from, to }) => (
            <Box key={field} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <span>{text(name)}</span>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {formatMoney(from)}
                {' → '}
                {to === null ? (
                  <Box component="span" sx={{ color: 'tone.danger.fg', fontWeight: 600 }}>
                    {text('notPositive')}
                  </Box>
                ) : (
                  formatMoney(to)
                )}
              </Box>
            </Box>
          ))}
        </Typography>
      ))}
    </Box>
  );
}

interface PriceChoiceProps {
  chosen: readonly PriceName[];
  onChange: (names: PriceName[]) => void;
}

function PriceChoice({ chosen, onChange }: PriceChoiceProps) {
  const text = useText();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ typography: 'body2', fontWeight: 600 }}>
        {text('whichPrices')}
      </FormLabel>
      <FormGroup row>
        {NAMES.map((name) => (
          <FormControlLabel
            key={name}
            label={text(name)}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(name)}
                onChange={(_event, on) =>
                  onChange(NAMES.filter((one) => (one === name ? on : chosen.includes(one))))
                }
              />
            }
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

/** Moves the prices of many products by percent or by an amount, and shows beforehand what becomes of each. */
export function BulkPrices({ products, onClose }: ManyProps) {
  const text = useText();
  const [way, setWay] = useState<PriceStep['way']>('percent');
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState<readonly PriceName[]>(USUAL);
  const change = useProductChange();
  const read = readStep(typed, way);
  const by = 'by' in read ? read.by : null;
  const rows = useMemo(
    () =>
      products.map((product) => ({
        product,
        moves: by === null ? [] : movesOf(product, names, { way, by }),
      })),
    [products, names, way, by],
  );
  const changed = rows.filter(({ moves }) => moves.length > 0);
  const count = changed.flatMap(({ moves }) => moves).length;
  const send = async ({ product, moves }: (typeof rows)[number]) => {
    if (moves.some(({ to }) => to === null)) return { error: refusal(text('priceTooLow')) };
    const values = (part: 'from' | 'to') =>
      Object.fromEntries(moves.map((move) => [move.field, move[part]]));
    return change(product.id, values('to'), values('from'));
  };
  const isWrong = typed.trim() !== '' && 'problem' in read;
  return (
    <BulkDialog
      title={text('pricesTitle', { count: products.length })}
      maxWidth="sm"
      rows={changed}
      nameOf={({ product }) => product.name}
      send={send}
      onClose={onClose}
      ask={{
        consequence: text('pricesText'),
        confirmLabel: count === 0 ? text('changePrices') : text('applyPrices', { count }),
        disabled: count === 0,
        children: (
          <>
            <InputField
              label={text('by')}
              value={typed}
              onChange={setTyped}
              hint={text(way === 'percent' ? 'percentHint' : 'amountHint')}
              error={isWrong ? text(read.problem) : undefined}
              autoFocus
            />
            <InputField
              label={text('way')}
              value={way}
              onChange={(value) => setWay(value === 'amount' ? 'amount' : 'percent')}
              options={[
                { value: 'percent', label: text('wayPercent') },
                { value: 'amount', label: text('wayAmount') },
              ]}
            />
            <PriceChoice chosen={names} onChange={setNames} />
            {by !== null && <Preview rows={rows} />}
          </>
        ),
      }}
    />
  );
}
