import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { MoneyField, SelectField, TextField } from '@/ui/fields';
import { sizeName } from '@/lib/sizes';
import { FieldRow } from '@/ui/fields/FieldLayout';
import type { ProductControl, ProductInput } from './productForm';
import { BULK_NAMES, CUSTOM, PACK_NAMES, UNIT_TYPES } from './productLists';
import { useText } from './productMessages';

interface ListedProps {
  control: ProductControl;
  /** The choice. */
  name: keyof ProductInput;
  /** The value typed when it is none of the listed ones. */
  custom: keyof ProductInput;
  label: string;
  customLabel: string;
  values: readonly string[];
}

/** A listed word, or one of one's own. */
function ListedField({ control, name, custom, label, customLabel, values }: ListedProps) {
  const text = useText();
  const chosen = useWatch({ control, name });
  const options = [
    ...values.map((value) => ({ value, label: value })),
    { value: CUSTOM, label: text('custom') },
  ];
  return (
    <>
      <SelectField
        control={control}
        name={name}
        label={label}
        options={options}
        placeholder={text('none')}
      />
      {chosen === CUSTOM && (
        <TextField
          control={control}
          name={custom}
          label={customLabel}
          inputProps={{ maxLength: 60 }}
          required
        />
      )}
    </>
  );
}

function TierTitle({ children }: { children: string }) {
  return (
    <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
      {children}
    </Typography>
  );
}

/** Pack or bulk: its price, what is in it, and what it is called. */
function SizedTier({ control, tier }: { control: ProductControl; tier: 'pack' | 'bulk' }) {
  const text = useText();
  const isPack = tier === 'pack';
  return (
    <div>
      <TierTitle>{sizeName(tier)}</TierTitle>
      <FieldRow>
        <MoneyField control={control} name={`${tier}Price`} label={text(`${tier}Price`)} />
        <TextField
          control={control}
          name={`${tier}Quantity`}
          label={text(`${tier}Quantity`)}
          inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
        <ListedField
          control={control}
          name={`${tier}QuantityUnit`}
          custom={isPack ? 'customPackUnitType' : 'customBulkUnitType'}
          label={text('contentUnit')}
          customLabel={text('customUnit')}
          values={UNIT_TYPES}
        />
        <ListedField
          control={control}
          name={`${tier}Unit`}
          custom={isPack ? 'customPackName' : 'customBulkName'}
          label={text(`${tier}Name`)}
          customLabel={text('customName')}
          values={isPack ? PACK_NAMES : BULK_NAMES}
        />
      </FieldRow>
    </div>
  );
}

/** The three sizes a product is sold in. */
export function TierFields({ control }: { control: ProductControl }) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>
        <TierTitle>{sizeName('unit')}</TierTitle>
        <FieldRow>
          <MoneyField control={control} name="unitPrice" label={text('unitPrice')} />
          <ListedField
            control={control}
            name="unitPriceUnit"
            custom="customUnitType"
            label={text('unitType')}
            customLabel={text('customUnit')}
            values={UNIT_TYPES}
          />
        </FieldRow>
      </div>
      <SizedTier control={control} tier="pack" />
      <SizedTier control={control} tier="bulk" />
    </Box>
  );
}
