import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { MoneyField, QuantityField, SelectField } from '@/ui/fields';
import type { FieldProps } from '@/ui/fields/types';
import { TIERS } from '@/lib/cart';
import { sizeName } from '@/lib/sizes';
import { useText } from './quoteMessages';

interface QuoteLineFieldsProps<V extends FieldValues> {
  /** Of a request or an offer, whose `lines` these are. */
  control: FieldProps<V>['control'];
  index: number;
  name: string;
  /** The field of the price: what is wished, or what is offered. */
  price: { name: 'price' | 'targetPrice'; label: string };
  hint?: ReactNode;
  onRemove: () => void;
}

/** One line of a request or an offer: how many, in which tier, at what price. */
export function QuoteLineFields<V extends FieldValues>(props: QuoteLineFieldsProps<V>) {
  const { control, index, name, price, hint, onRemove } = props;
  const text = useText();
  const field = (part: string) => `lines.${index}.${part}` as FieldPath<V>;
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          {hint && (
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
              {hint}
            </Typography>
          )}
        </Box>
        <IconButton aria-label={text('removeLine', { name })} onClick={onRemove} edge="end">
          <DeleteIcon />
        </IconButton>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1.2fr' },
          '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <QuantityField control={control} name={field('quantity')} label={text('quantity')} />
        <SelectField
          control={control}
          name={field('tier')}
          label={text('tier')}
          options={TIERS.map((tier) => ({ value: tier, label: sizeName(tier) }))}
        />
        <MoneyField control={control} name={field(price.name)} label={price.label} />
      </Box>
    </Box>
  );
}
