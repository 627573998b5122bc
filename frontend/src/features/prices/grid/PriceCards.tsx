import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { formatMoney } from '@/lib/money';
import { useText } from './messages';
import { cellText, cellView, entryOf } from './cellView';
import { cellKey, type Edits, type Step } from './edits';
import type { PriceGridProps } from './PriceGrid';
import type { PriceColumn, PriceRow } from './types';

interface CardFieldProps {
  row: PriceRow;
  column: PriceColumn;
  edits: Edits;
  onStep: (step: Step) => void;
}

const TONES = { plain: undefined, edited: 'info', wrong: 'danger', conflict: 'warning' } as const;

function CardField({ row, column, edits, onStep }: CardFieldProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { state, note } = cellView(row, column, edits.get(cellKey(row.id, column.id)));
  const tone = TONES[state];
  const commit = () => {
    if (typed !== undefined) onStep({ do: 'enter', entries: [entryOf(row, column.id, typed)] });
    setTyped(undefined);
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <FormLabel htmlFor={id} sx={{ fontSize: '0.8125rem' }}>
        {column.label}
      </FormLabel>
      <OutlinedInput
        id={id}
        fullWidth
        size="small"
        notched={false}
        value={typed ?? cellText(row, column.id, edits)}
        error={state === 'wrong'}
        placeholder={row.basePrice ?? '—'}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        inputProps={{
          'aria-label': text('priceOf', { name: row.name, column: column.label }),
          'aria-describedby': note ? `${id}-note` : undefined,
          inputMode: 'decimal',
          autoComplete: 'off',
          enterKeyHint: 'done',
        }}
        sx={{ '& input': { textAlign: 'right' }, ...(tone ? { bgcolor: `tone.${tone}.bg` } : {}) }}
      />
      {note && (
        <Typography
          id={`${id}-note`}
          variant="caption"
          component="div"
          sx={{ mt: 0.25, color: tone ? `tone.${tone}.fg` : 'text.secondary', lineHeight: 1.3 }}
        >
          {note}
        </Typography>
      )}
    </Box>
  );
}

const PriceCard = memo(function PriceCard(
  props: Omit<CardFieldProps, 'column'> & Pick<PriceGridProps, 'columns'>,
) {
  const text = useText();
  const { row, columns, ...rest } = props;
  return (
    <Box component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, lineHeight: 1.35 }}>{row.name}</Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {row.sku} · {text('basePrice')} {formatMoney(row.basePrice)}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, mt: 1.5 }}>
        {columns.map((column) => (
          <CardField key={column.id} row={row} column={column} {...rest} />
        ))}
      </Box>
    </Box>
  );
});

/** The prices on a screen too narrow for the grid: a card a product, a field a column. */
export function PriceCards({ label, rows, columns, edits, onStep }: PriceGridProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <PriceCard key={row.id} row={row} columns={columns} edits={edits} onStep={onStep} />
      ))}
    </Box>
  );
}
