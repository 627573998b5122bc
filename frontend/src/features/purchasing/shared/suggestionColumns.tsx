import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { SuggestionResponse } from '@/api/generated';
import type { Column } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { formatMoney } from '@/lib/money';
import { useFocusOnceGone } from '@/lib/hooks/useFocusOnceGone';
import { isWhole, toggled, type Chosen } from './chosen';
import { text } from './messages';

/** A product whose supplier is being chosen. */
export interface SupplierQuestion {
  row: SuggestionResponse;
  /** Told when it was saved. */
  onSaved?: () => void;
}

interface Choice {
  /** Whether the reader orders; others only look. */
  isBuyer: boolean;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  /** Asks for a supplier: in a dialog beside the table, which stays where the rows turn into cards. */
  onAsk: (question: SupplierQuestion) => void;
}

function Reason({ row }: { row: SuggestionResponse }) {
  return (
    <Box sx={{ minWidth: { md: 240 }, maxWidth: { md: 420 } }}>
      <Typography variant="body2" component="p" sx={{ fontWeight: 600 }}>
        {row.productName}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {row.productSku}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 400, mt: 0.25 }}>
        {row.reason}
      </Typography>
    </Box>
  );
}

/** Sets the product's supplier, or another one. */
function ChooseSupplier({ row, onAsk }: { row: SuggestionResponse; onAsk: () => void }) {
  const key = row.source ? 'changeSupplier' : 'chooseSupplier';
  return (
    <Button
      size="small"
      variant={row.source ? 'text' : 'outlined'}
      aria-label={text(`${key}Of`, { name: row.productName })}
      onClick={onAsk}
      sx={{ whiteSpace: 'nowrap', ...(row.source ? { ml: -0.75 } : {}) }}
    >
      {text(key)}
    </Button>
  );
}

function Source({ row, choice }: { row: SuggestionResponse; choice: Choice }) {
  const { source } = row;
  if (!source) return <>{text('noSupplier')}</>;
  return (
    <>
      {source.supplierName}
      {source.cost && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {text('each', { cost: formatMoney(source.cost) })}
        </Typography>
      )}
      {choice.isBuyer && (
        <Box>
          <ChooseSupplier row={row} onAsk={() => choice.onAsk({ row })} />
        </Box>
      )}
    </>
  );
}

function Pieces({ row, choice }: { row: SuggestionResponse; choice: Choice }) {
  const { isBuyer, chosen, onChange } = choice;
  const typed = chosen[row.productId];
  if (!isBuyer || !row.source) return <>{formatCount(row.pieces)}</>;
  return (
    <OutlinedInput
      size="small"
      notched={false}
      value={typed ?? String(row.pieces)}
      error={typed !== undefined && !isWhole(typed)}
      onChange={(event) => onChange({ ...chosen, [row.productId]: event.target.value })}
      inputProps={{
        inputMode: 'numeric',
        autoComplete: 'off',
        'aria-label': text('piecesOf', { name: row.productName }),
        sx: { textAlign: 'right' },
      }}
      sx={{ width: 96 }}
    />
  );
}

/** To tick; or, where no supplier is known yet, the way to choose one. */
function Choose({ row, choice }: { row: SuggestionResponse; choice: Choice }) {
  const { productId, productName: name } = row;
  const box = useRef<HTMLInputElement>(null);
  // The box to tick comes in the place of the button.
  const onSaved = useFocusOnceGone(!row.source, () => box.current?.focus());
  if (!row.source) return <ChooseSupplier row={row} onAsk={() => choice.onAsk({ row, onSaved })} />;
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', ml: -1.375 }}>
      <Checkbox
        checked={productId in choice.chosen}
        onChange={() => choice.onChange(toggled(choice.chosen, row))}
        slotProps={{ input: { ref: box, 'aria-label': text('chooseNamed', { name }) } }}
      />
      <Box component="span" sx={{ display: { md: 'none' } }}>
        {text('choose')}
      </Box>
    </Box>
  );
}

/** The columns of the suggestions; a buyer's begin with the boxes to tick. */
export function suggestionColumns(choice: Choice): Column<SuggestionResponse>[] {
  const choose: Column<SuggestionResponse> = {
    id: 'choose',
    header: text('choose'),
    onCard: 'actions',
    cell: (row) => <Choose row={row} choice={choice} />,
  };
  return [
    ...(choice.isBuyer ? [choose] : []),
    {
      id: 'product',
      header: text('product'),
      onCard: 'title',
      cell: (row) => <Reason row={row} />,
    },
    {
      id: 'available',
      header: text('available'),
      align: 'right',
      cell: ({ available }) => formatCount(available),
    },
    {
      id: 'onOrder',
      header: text('onOrder'),
      align: 'right',
      cell: ({ onOrder }) => formatCount(onOrder),
    },
    {
      id: 'daysLeft',
      header: text('daysLeft'),
      onCard: 'value',
      align: 'right',
      cell: ({ daysLeft }) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {daysLeft === null || daysLeft === undefined
            ? text('noSales')
            : text('days', { count: daysLeft })}
        </Box>
      ),
    },
    {
      id: 'supplier',
      header: text('supplier'),
      onCard: 'value',
      cell: (row) => <Source row={row} choice={choice} />,
    },
    {
      id: 'pieces',
      header: text('orderPieces'),
      onCard: 'value',
      align: 'right',
      cell: (row) => <Pieces row={row} choice={choice} />,
    },
  ];
}
