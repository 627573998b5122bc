import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '@/api/enhance';
import { Money } from '@/ui/data';
import { CheckField, MoneyField, SelectField, TextField } from '@/ui/fields';
import { AttributeFields } from './AttributeFields';
import { FieldGroup, FieldRow, Suggestions } from '@/ui/fields/FieldLayout';
import { PicturesField } from './pictures/PicturesField';
import { PricePreview } from './preview/PricePreview';
import { wholesalePrice, type ProductControl } from './productForm';
import {
  CATEGORIES,
  DIMENSION_UNITS,
  UNIT_TYPES,
  useTaxClasses,
  WEIGHT_UNITS,
} from './productLists';
import { useText } from './productMessages';
import type { FormTab } from './productTabs';
import { TierFields } from './TierFields';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
interface FieldsProps {
  control: ProductControl;
}

const MEASURE = { inputMode: 'decimal', autoComplete: 'off' } as const;

function Wholesale({ control }: FieldsProps) {
  const text = useText();
  const cost = useWatch({ control, name: 'manufacturerCost' });
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {text('wholesalerPrice')}
      </Typography>
      <Box
        component="output"
        aria-label={text('wholesalerPrice')}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          minHeight: 40,
          px: 1.75,
          borderRadius: 0.8,
          bgcolor: 'surface.sunken',
          fontWeight: 600,
        }}
      >
        <Money amount={wholesalePrice(cost)} />
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {text('wholesalerHint')}
      </Typography>
    </Box>
  );
}

/** The categories in use first, then the listed suggestions. */
function useCategories(): string[] {
  const { data } = api.useListCategoriesQuery({});
  return [...new Set([...(data?.items ?? []).map(({ name }) => name), ...CATEGORIES])];
}

function Basics({ control }: FieldsProps) {
  const text = useText();
  const id = useId();
  const categories = useCategories();
  const classes = useTaxClasses();
  return (
    <>
      <FieldRow least={200}>
        <TextField control={control} name="name" label={text('name')} required />
        <TextField
          control={control}
          name="category"
          label={text('category')}
          inputProps={{ list: id, autoComplete: 'off' }}
          required
        />
        <TextField control={control} name="sku" label={text('sku')} hint={text('skuHint')} />
        <TextField
          control={control}
          name="barcode"
          label={text('barcode')}
          hint={text('barcodeHint')}
          inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
        {classes.length > 0 && (
          <SelectField
            control={control}
            name="taxClassId"
            label={text('taxClass')}
            placeholder={text('taxStandard')}
            options={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </FieldRow>
      <TextField control={control} name="description" label={text('description')} rows={3} />
      <AttributeFields control={control} />
      <FieldGroup title={text('size')}>
        <FieldRow>
          <TextField control={control} name="weight" label={text('weight')} inputProps={MEASURE} />
          <SelectField
            control={control}
            name="weightUnit"
            label={text('weightUnit')}
            options={options(WEIGHT_UNITS)}
          />
        </FieldRow>
        <FieldRow>
          <TextField control={control} name="length" label={text('length')} inputProps={MEASURE} />
          <TextField control={control} name="width" label={text('width')} inputProps={MEASURE} />
          <TextField control={control} name="height" label={text('height')} inputProps={MEASURE} />
          <SelectField
            control={control}
            name="dimensionUnit"
            label={text('dimensionUnit')}
            options={options(DIMENSION_UNITS)}
          />
        </FieldRow>
      </FieldGroup>
      <Suggestions id={id} values={categories} />
    </>
  );
}

function Prices({ control }: FieldsProps) {
  const text = useText();
  return (
    <>
      <FieldRow>
        <MoneyField control={control} name="manufacturerCost" label={text('manufacturerCost')} />
        <Wholesale control={control} />
        <MoneyField control={control} name="agentPrice" label={text('agentPrice')} />
        <MoneyField control={control} name="customerPrice" label={text('customerPrice')} />
      </FieldRow>
      <FieldRow>
        <MoneyField control={control} name="suggestedDealerMinPrice" label={text('minPrice')} />
        <MoneyField control={control} name="suggestedDealerMaxPrice" label={text('maxPrice')} />
      </FieldRow>
      <FieldGroup title={text('tiers')}>
        <TierFields control={control} />
      </FieldGroup>
      <PricePreview control={control} />
    </>
  );
}

function Stock({ control }: FieldsProps) {
  const text = useText();
  const id = useId();
  return (
    <>
      <FieldRow>
        <TextField
          control={control}
          name="quantityUnit"
          label={text('quantityUnit')}
          inputProps={{ list: id, autoComplete: 'off' }}
        />
      </FieldRow>
      <CheckField
        control={control}
        name="needsLots"
        label={text('needsLots')}
        hint={text('needsLotsHint')}
      />
      <Suggestions id={id} values={UNIT_TYPES} />
    </>
  );
}

const PARTS: Record<FormTab, (props: FieldsProps) => ReactNode> = {
  basics: Basics,
  prices: Prices,
  stock: Stock,
  media: PicturesField,
};

/** The fields of one part of a product; the same for creating and editing. */
export function ProductFields({ control, tab }: FieldsProps & { tab: FormTab }) {
  const Part = PARTS[tab];
  return <Part control={control} />;
}
