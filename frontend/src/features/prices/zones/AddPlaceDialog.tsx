import Alert from '@mui/material/Alert';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { requiredText, SelectField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import type { RegionName } from '@/api/generated';
import { REGIONS, regionName } from '../regions';
import { regionOf, type Place, type Zones } from './draft';
import { text as now, useText } from './messages';

const schema = z.object({
  country: requiredText(now('countryNeeded')).max(200),
  zone: z.string().trim().max(200),
  region: z.enum(REGIONS),
});

interface AddPlaceDialogProps {
  region: RegionName;
  zones: Zones;
  onAdd: (place: Place, to: RegionName) => void;
  onClose: () => void;
}

/** A country, or one zone of it, for a region. */
export function AddPlaceDialog({ region, zones, onAdd, onClose }: AddPlaceDialogProps) {
  const text = useText();
  const listId = useId();
  const form = useZodForm(schema, { country: '', zone: '', region });
  const typed = useWatch({ control: form.control });
  const place = { country: typed.country ?? '', zone: typed.zone ?? '' };
  const from = regionOf(zones, place);
  const countries = [
    ...new Set(REGIONS.flatMap((one) => zones[one].map(({ country }) => country))),
  ].sort();
  return (
    <FormDialog
      open
      form={form}
      title={text('add')}
      submitLabel={text('addTo', { region: regionName(typed.region ?? region) })}
      loading={false}
      error={undefined}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={({ region: to, ...added }) => {
        onAdd(added, to);
        onClose();
      }}
    >
      <TextField
        control={form.control}
        name="country"
        label={text('country')}
        required
        autoComplete="off"
        inputProps={{ list: listId }}
      />
      <datalist id={listId}>
        {countries.map((country) => (
          <option key={country} value={country} />
        ))}
      </datalist>
      <TextField
        control={form.control}
        name="zone"
        label={text('zone')}
        hint={text('zoneHint')}
        autoComplete="off"
      />
      <SelectField
        control={form.control}
        name="region"
        label={text('region')}
        options={REGIONS.map((one) => ({ value: one, label: regionName(one) }))}
      />
      {from && from !== typed.region && (
        <Alert severity="info">{text('movesHere', { region: regionName(from) })}</Alert>
      )}
    </FormDialog>
  );
}
