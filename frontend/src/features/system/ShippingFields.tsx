import AddIcon from '@mui/icons-material/Add';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useController, useFieldArray, useWatch } from 'react-hook-form';
import { MoneyField, SelectField, TextField } from '@/ui/fields';
import { FieldRow } from '@/ui/fields/FieldLayout';
import { methodName, SHIPPING_METHODS } from '@/lib/methods';
import { useText as useSharedText } from './settingMessages';
import { newMethod, nextMethod, type ShippingForm } from './shippingForm';
import { useText } from './shippingMessages';
import { Bands, pathOf, Surcharges, Volumetric, type MethodProps } from './ShippingRates';
import { BASES } from './shippingUnits';
import { PlacesField } from './ZoneParts';

const COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const METHOD = {
  ...COLUMN,
  gap: 2,
  p: { xs: 1.5, sm: 2 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

/** From when it is free, how long it takes, and where a parcel is followed. */
function Terms(props: MethodProps) {
  const text = useText();
  const { control } = props.form;
  const at = pathOf(props);
  const days = { control, inputProps: { inputMode: 'numeric' }, autoComplete: 'off' } as const;
  const unit = <InputAdornment position="end">{text('days')}</InputAdornment>;
  return (
    <FieldRow least={200}>
      <MoneyField
        control={control}
        name={`${at}.freeFrom`}
        label={text('freeFrom')}
        hint={text('freeFromHint')}
      />
      <TextField
        {...days}
        name={`${at}.days.from`}
        label={text('fastest')}
        hint={text('daysHint')}
        endAdornment={unit}
      />
      <TextField {...days} name={`${at}.days.to`} label={text('slowest')} endAdornment={unit} />
      <TextField
        control={control}
        name={`${at}.trackingUrl`}
        type="url"
        label={text('trackingUrl')}
        hint={text('trackingHint')}
        autoComplete="off"
      />
    </FieldRow>
  );
}

interface MethodFieldsProps extends MethodProps {
  onMoveUp: () => void;
  /** The last one of a zone stays. */
  onRemove: (() => void) | undefined;
}

/** A method of a zone: what it costs, and what buyers are told of it. */
function MethodFields({ onMoveUp, onRemove, ...props }: MethodFieldsProps) {
  const text = useText();
  const shared = useSharedText();
  const { control } = props.form;
  const at = pathOf(props);
  const { method, basis } = useWatch({ control, name: at, defaultValue: newMethod('') });
  const others = useWatch({ control, name: `zones.${props.zone}.methods`, defaultValue: [] });
  const name = methodName(method);
  const taken = others.filter((_, index) => index !== props.index).map((other) => other.method);
  return (
    <Box component="li" aria-label={name} sx={METHOD}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle1" component="h4" sx={{ minWidth: 0 }}>
          {name}
        </Typography>
        {props.index === 0 && <Chip size="small" label={text('default')} />}
        <Box sx={{ flexGrow: 1 }} />
        {props.index > 0 && (
          <IconButton aria-label={text('moveUpNamed', { name })} onClick={onMoveUp}>
            <ArrowUpwardIcon fontSize="small" />
          </IconButton>
        )}
        {onRemove && (
          <IconButton
            edge="end"
            aria-label={shared('zone.removeNamed', { name })}
            onClick={onRemove}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <FieldRow least={200}>
        <SelectField
          control={control}
          name={`${at}.method`}
          label={text('method')}
          options={SHIPPING_METHODS.map((value) => ({
            value,
            label: methodName(value),
            disabled: taken.includes(value),
          }))}
        />
        <SelectField
          control={control}
          name={`${at}.basis`}
          label={text('basis')}
          options={BASES.map((value) => ({ value, label: text(`basis.${value}`) }))}
        />
        {basis === 'flat' && (
          <MoneyField control={control} name={`${at}.bands.0.cost`} label={text('cost')} required />
        )}
      </FieldRow>
      {basis !== 'flat' && <Bands {...props} basis={basis} />}
      {basis === 'weight' && <Volumetric {...props} />}
      <Terms {...props} />
      <Surcharges {...props} />
    </Box>
  );
}

export interface ZoneProps {
  form: ShippingForm;
  index: number;
}

/** What can be chosen in a zone, in the order buyers see it. */
function Methods({ form, index }: ZoneProps) {
  const text = useText();
  const { control, getValues } = form;
  const at = `zones.${index}.methods` as const;
  const { fields, append, remove, move } = useFieldArray({ control, name: at });
  const add = () => {
    const next = nextMethod(getValues(at));
    if (next) append(newMethod(next));
  };
  return (
    <Box role="group" aria-label={text('methods')}>
      <Typography variant="h5" component="h3">
        {text('methods')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5 }}>
        {text('methodsText')}
      </Typography>
      <Box component="ul" sx={{ ...COLUMN, gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id }, method) => (
          <MethodFields
            key={id}
            form={form}
            zone={index}
            index={method}
            onMoveUp={() => move(method, method - 1)}
            onRemove={fields.length > 1 ? () => remove(method) : undefined}
          />
        ))}
      </Box>
      {fields.length < SHIPPING_METHODS.length && (
        <Button size="small" startIcon={<AddIcon />} onClick={add} sx={{ mt: 1, ml: -1 }}>
          {text('addMethod')}
        </Button>
      )}
    </Box>
  );
}

/** The fields of a zone: where it is, and what can be chosen there. */
export function ZoneFields({ form, index }: ZoneProps) {
  const text = useText();
  const { control, getValues, setValue } = form;
  const { field, fieldState } = useController({ control, name: `zones.${index}.places` });
  return (
    <Box sx={{ ...COLUMN, gap: 2.5 }}>
      <Box sx={{ maxWidth: 420 }}>
        <TextField
          control={control}
          name={`zones.${index}.name`}
          label={text('zoneName')}
          autoComplete="off"
          required
        />
      </Box>
      <PlacesField
        places={field.value}
        onChange={field.onChange}
        error={fieldState.error}
        zones={() => getValues('zones')}
        index={index}
        onMove={(at, left) => setValue(`zones.${at}.places`, left, { shouldDirty: true })}
        unnamed={text('newZone')}
      />
      <Methods form={form} index={index} />
    </Box>
  );
}
