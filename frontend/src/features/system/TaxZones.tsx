import AddIcon from '@mui/icons-material/Add';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useController, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { EmptyState } from '@/ui/feedback';
import { SelectField, TextField } from '@/ui/fields';
import { FieldRow } from '@/ui/fields/FieldLayout';
import { useToast } from '@/ui/toaster';
import { useText } from './settingMessages';
import { NEW_ZONE, type TaxForm } from './taxForm';
import { RateFields, ReverseChargeFields, ZoneView } from './TaxRates';
import { PlacesField, ZoneCard } from './ZoneParts';

interface ZoneProps {
  form: TaxForm;
  index: number;
}

function ZoneFields({ form, index }: ZoneProps) {
  const text = useText();
  const { control, getValues, setValue } = form;
  const { field, fieldState } = useController({ control, name: `zones.${index}.places` });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <FieldRow least={240}>
        <TextField
          control={control}
          name={`zones.${index}.name`}
          label={text('tax.zoneName')}
          autoComplete="off"
          required
        />
        <SelectField
          control={control}
          name={`zones.${index}.prices`}
          label={text('tax.prices')}
          hint={text('tax.pricesHint')}
          options={(['before', 'including'] as const).map((value) => ({
            value,
            label: text(`tax.prices.${value}`),
          }))}
        />
      </FieldRow>
      <PlacesField
        places={field.value}
        onChange={field.onChange}
        error={fieldState.error}
        zones={() => getValues('zones')}
        index={index}
        onMove={(at, left) => setValue(`zones.${at}.places`, left, { shouldDirty: true })}
        unnamed={text('tax.newZone')}
      />
      <RateFields form={form} zone={index} />
      <TextField
        control={control}
        name={`zones.${index}.statement`}
        label={text('tax.statement')}
        hint={text('tax.statementHint')}
        autoComplete="off"
      />
      <ReverseChargeFields form={form} zone={index} />
    </Box>
  );
}

function TaxZone({ form, index, onRemove }: ZoneProps & { onRemove: () => void }) {
  const text = useText();
  const { control } = form;
  // For a moment after another zone was taken out, there is none of the old number.
  const zone = useWatch({ control, name: `zones.${index}`, defaultValue: NEW_ZONE });
  const classes = useWatch({ control, name: 'classes' });
  const { errors } = useFormState({ control, name: `zones.${index}` });
  return (
    <ZoneCard
      name={zone.name.trim() || text('tax.newZone')}
      isNew={zone.zoneId === 0}
      isWrong={errors.zones?.[index] !== undefined}
      onRemove={onRemove}
      view={<ZoneView {...{ zone, classes }} />}
      fields={<ZoneFields form={form} index={index} />}
    />
  );
}

/** Every zone as a card; what is taken out comes back by one press until it is saved. */
export function TaxZones({ form }: { form: TaxForm }) {
  const text = useText();
  const toast = useToast();
  const { control, getValues } = form;
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'zones' });
  const removeAt = (index: number) => {
    const zone = getValues(`zones.${index}`);
    remove(index);
    toast.success(text('tax.zoneRemoved'), zone.name, { undo: () => insert(index, zone) });
  };
  return (
    <>
      {fields.length === 0 && (
        <Card>
          <EmptyState
            icon={<PublicIcon />}
            title={text('tax.noZones')}
            text={text('tax.noZonesText')}
          />
        </Card>
      )}
      {fields.map(({ id }, index) => (
        <TaxZone key={id} form={form} index={index} onRemove={() => removeAt(index)} />
      ))}
      <Box>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append(NEW_ZONE)}>
          {text('tax.addZone')}
        </Button>
      </Box>
    </>
  );
}
