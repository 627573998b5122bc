import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { useController, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { api } from '@/api/enhance';
import { EmptyState } from '@/ui/feedback';
import { SelectField, TextField } from '@/ui/fields';
import { FieldRow } from '@/ui/fields/FieldLayout';
import { Picker } from '@/ui/fields/Picker';
import { useToast } from '@/ui/toaster';
import { useText } from './settingMessages';
import {
  findPlaces,
  NEW_ZONE,
  placeChoices,
  placeKey,
  placeLabel,
  type Place,
  type TaxForm,
} from './taxForm';
import { RateFields, ReverseChargeFields, ZoneView } from './TaxRates';

interface ZoneProps {
  form: TaxForm;
  index: number;
}

/** So many places are shown before the rest is asked for. */
const SHOWN = 18;

/** The first sentence against a list or something in it. */
function complaint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Array.isArray(error) ? error.map(complaint).find(Boolean) : undefined;
}

/** The places of a zone, to take out, and all others to add; one of another zone moves here. */
function PlacesField({ form: { control, getValues, setValue }, index }: ZoneProps) {
  const text = useText();
  const { data, isFetching } = api.useListPlacesQuery();
  const all = useMemo(() => (data ? placeChoices(data) : []), [data]);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { field, fieldState } = useController({ control, name: `zones.${index}.places` });
  const places: readonly Place[] = field.value;
  const taken = new Set(places.map(placeKey));
  const wrong = complaint(fieldState.error);

  const zoneOf = (place: Place) => {
    const key = placeKey(place);
    return getValues('zones').find((zone) => zone.places.some((one) => placeKey(one) === key));
  };
  const add = (place: Place) => {
    const key = placeKey(place);
    getValues('zones').forEach((zone, at) => {
      const left = zone.places.filter((one) => placeKey(one) !== key);
      if (at !== index && left.length < zone.places.length)
        setValue(`zones.${at}.places`, left, { shouldDirty: true });
    });
    field.onChange([...places, place]);
  };
  const found = findPlaces(
    all.filter(({ place }) => !taken.has(placeKey(place))),
    typed,
  );
  return (
    <Box role="group" aria-label={text('tax.places')}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {text('tax.places')}
      </Typography>
      {places.length > 0 && (
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, mb: 1.5, p: 0 }}
        >
          {(isOpen ? places : places.slice(0, SHOWN)).map((place) => {
            const name = placeLabel(place);
            const remove = () => field.onChange(places.filter((one) => one !== place));
            return (
              <Box component="li" key={placeKey(place)} sx={{ minWidth: 0, maxWidth: 1 }}>
                <Chip
                  label={name}
                  aria-label={text('tax.removeNamed', { name })}
                  onClick={remove}
                  onDelete={remove}
                />
              </Box>
            );
          })}
        </Box>
      )}
      {!isOpen && places.length > SHOWN && (
        <Button size="small" onClick={() => setOpen(true)} sx={{ mb: 1, ml: -1 }}>
          {text('tax.showAll', { count: places.length })}
        </Button>
      )}
      <Picker
        label={text('tax.addPlace')}
        placeholder={text('tax.findPlace')}
        noOptions={text('tax.noPlace')}
        value={null}
        isEmptiedByChoice
        loading={isFetching && !data}
        options={found.map(({ id, label, place }) => {
          const zone = zoneOf(place);
          const hint = zone && text('tax.movesHere', { zone: zone.name || text('tax.newZone') });
          return { id, label, ...(hint ? { hint } : {}) };
        })}
        onSearch={setTyped}
        onChange={(chosen) => {
          const choice = all.find(({ id }) => id === chosen?.id);
          if (choice) add(choice.place);
        }}
      />
      {wrong && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {wrong}
        </FormHelperText>
      )}
    </Box>
  );
}

function ZoneFields({ form, index }: ZoneProps) {
  const text = useText();
  const { control } = form;
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
      <PlacesField form={form} index={index} />
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

/** A zone: to read until somebody edits it, or something in it is wrong. */
function ZoneCard({ form, index, onRemove }: ZoneProps & { onRemove: () => void }) {
  const text = useText();
  const { control } = form;
  // For a moment after another zone was taken out, there is none of the old number.
  const zone = useWatch({ control, name: `zones.${index}`, defaultValue: NEW_ZONE });
  const classes = useWatch({ control, name: 'classes' });
  const { errors } = useFormState({ control, name: `zones.${index}` });
  const isWrong = errors.zones?.[index] !== undefined;
  const [isOpen, setOpen] = useState(zone.zoneId === 0);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  const name = zone.name.trim() || text('tax.newZone');
  return (
    <Card component="section" aria-label={name} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography
          variant="h4"
          component="h2"
          sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        {!isOpen && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => setOpen(true)}
            aria-label={text('tax.editNamed', { name })}
          >
            {text('tax.edit')}
          </Button>
        )}
        <IconButton edge="end" aria-label={text('tax.removeNamed', { name })} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      </Box>
      {isOpen ? <ZoneFields form={form} index={index} /> : <ZoneView {...{ zone, classes }} />}
    </Card>
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
        <ZoneCard key={id} form={form} index={index} onRemove={() => removeAt(index)} />
      ))}
      <Box>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append(NEW_ZONE)}>
          {text('tax.addZone')}
        </Button>
      </Box>
    </>
  );
}
