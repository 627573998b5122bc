import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '@/api/enhance';
import { Money } from '@/ui/data';
import { CheckField, MoneyField, SelectField, TextField } from '@/ui/fields';
import { AttributeFields } from './AttributeFields';
import { FieldGroup, FieldRow, Suggestions } from '@/ui/fields/FieldLayout';
import { PicturesField } from './pictures/PicturesField';
import { PricePreview } from './preview/PricePreview';
import type { ProductControl } from './productForm';
import { CATEGORIES, DIMENSION_UNITS, UNIT_TYPES, WEIGHT_UNITS } from './productLists';
import { useText } from './productMessages';
import { TierFields } from './TierFields';
import { wholesalePrice } from './wholesale';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const MEASURE = { inputMode: 'decimal', autoComplete: 'off' } as const;

function Wholesale({ control }: { control: ProductControl }) {
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

/** Everything about a product; shared by creating and editing. */
export function ProductFields({ control }: { control: ProductControl }) {
  const text = useText();
  const id = useId();
  const categories = useCategories();
  return (
    <>
      <FieldRow least={200}>
        <TextField control={control} name="name" label={text('name')} required />
        <TextField
          control={control}
          name="category"
          label={text('category')}
          inputProps={{ list: `${id}-categories`, autoComplete: 'off' }}
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
      </FieldRow>
      <TextField control={control} name="description" label={text('description')} rows={3} />
      <PicturesField control={control} />
      <AttributeFields control={control} />
      <FieldGroup title={text('prices')}>
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
      </FieldGroup>
      <FieldGroup title={text('tiers')}>
        <FieldRow>
          <TextField
            control={control}
            name="quantityUnit"
            label={text('quantityUnit')}
            inputProps={{ list: `${id}-units`, autoComplete: 'off' }}
          />
        </FieldRow>
        <CheckField
          control={control}
          name="needsLots"
          label={text('needsLots')}
          hint={text('needsLotsHint')}
        />
        <TierFields control={control} />
      </FieldGroup>
      <PricePreview control={control} />
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
      <Suggestions id={`${id}-categories`} values={categories} />
      <Suggestions id={`${id}-units`} values={UNIT_TYPES} />
    </>
  );
}
