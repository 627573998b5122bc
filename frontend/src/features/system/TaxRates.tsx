import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useFieldArray, useWatch } from 'react-hook-form';
import { CheckField, SelectField, TextField } from '@/ui/fields';
import { Facts } from '@/ui/data/Facts';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { formatDay } from '@/lib/dates';
import { formatRate, percentText } from '@/lib/percent';
import { text as now, useText } from './settingMessages';
import {
  NEW_RATE,
  placeLabel,
  type ClassInput,
  type RateInput,
  type TaxForm,
  type ZoneInput,
} from './taxForm';

const className = ({ name }: ClassInput) => name.trim() || now('tax.newClass');

/** The columns of a zone's rates. */
function rateColumns(classes: readonly ClassInput[]): Column<RateInput>[] {
  const classOf = ({ taxClassId }: RateInput) => {
    const found = classes.find(({ classId }) => String(classId) === taxClassId);
    return found ? className(found) : now('tax.standard');
  };
  const rateOf = ({ percent }: RateInput) => {
    const sent = percentText(percent);
    return sent === null ? percent : formatRate(sent);
  };
  const day = (value: string) => (value ? formatDay(value) : '—');
  return [
    { id: 'name', header: now('tax.name'), onCard: 'title', cell: ({ name }) => name },
    { id: 'class', header: now('tax.class'), cell: classOf },
    { id: 'percent', header: now('tax.percent'), align: 'right', cell: rateOf },
    {
      id: 'compound',
      header: now('tax.compound'),
      cell: ({ compound }) => (compound ? now('tax.yes') : '—'),
    },
    { id: 'from', header: now('tax.from'), cell: ({ validFrom }) => day(validFrom) },
    { id: 'until', header: now('tax.until'), cell: ({ validUntil }) => day(validUntil) },
  ];
}

/** So many places are named before they are only counted. */
const NAMED = 20;

function placeNames(places: ZoneInput['places']): string {
  const named = places.slice(0, NAMED).map(placeLabel).join(' · ');
  const count = places.length - NAMED;
  return count > 0 ? now('tax.placesMore', { places: named, more: count }) : named;
}

interface ZoneViewProps {
  zone: ZoneInput;
  classes: readonly ClassInput[];
}

/** A zone to read: where it is, what its prices contain, and its rates. */
export function ZoneView({ zone, classes }: ZoneViewProps) {
  const text = useText();
  const { name, places, prices, statement, hasReverseCharge, reverseCharge, rates } = zone;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Facts
        facts={[
          [text('tax.places'), placeNames(places) || text('tax.noPlaces')],
          [text('tax.prices'), text(`tax.prices.${prices}`)],
          [text('tax.statement'), statement],
          [text('tax.reverseCharge'), hasReverseCharge ? reverseCharge : null],
        ]}
      />
      {rates.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('tax.noRates')}
        </Typography>
      ) : (
        <PlainTable
          label={text('tax.ratesOf', { name })}
          columns={rateColumns(classes)}
          rows={rates}
          rowKey={(rate) => rates.indexOf(rate)}
        />
      )}
    </Box>
  );
}

interface RateFieldsProps {
  form: TaxForm;
  /** Which zone's they are. */
  zone: number;
}

/** Whether businesses account for the tax themselves, and the sentence that their invoices need for it. */
export function ReverseChargeFields({ form: { control }, zone }: RateFieldsProps) {
  const text = useText();
  const at = `zones.${zone}` as const;
  const isOn = useWatch({ control, name: `${at}.hasReverseCharge`, defaultValue: false });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <CheckField
        control={control}
        name={`${at}.hasReverseCharge`}
        label={text('tax.reverseCharge')}
        hint={text('tax.reverseChargeHint')}
      />
      {isOn && (
        <TextField
          control={control}
          name={`${at}.reverseCharge`}
          label={text('tax.reverseChargeText')}
          hint={text('tax.reverseChargeTextHint')}
          autoComplete="off"
          required
        />
      )}
    </Box>
  );
}

/** The rates of a zone: from when to when, for which class, and how much. */
export function RateFields({ form: { control }, zone }: RateFieldsProps) {
  const text = useText();
  const at = `zones.${zone}.rates` as const;
  const { fields, append, remove } = useFieldArray({ control, name: at });
  const rates = useWatch({ control, name: at, defaultValue: [] });
  const classes = useWatch({ control, name: 'classes' });
  const options = [
    { value: '', label: text('tax.standard') },
    ...classes.map((one) => ({ value: String(one.classId), label: className(one) })),
  ];
  return (
    <Box role="group" aria-label={text('tax.rates')}>
      <Typography variant="h5" component="h3">
        {text('tax.rates')}
      </Typography>
      {fields.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {text('tax.noRates')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id }, index) => {
          const name = rates[index]?.name.trim() || text('tax.rateNumber', { number: index + 1 });
          return (
            <Box
              component="li"
              key={id}
              aria-label={name}
              sx={{
                display: 'flex',
                alignItems: 'flex-start',
                gap: 1,
                py: 2,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box
                sx={{
                  flexGrow: 1,
                  minWidth: 0,
                  display: 'grid',
                  gap: 2,
                  alignItems: 'start',
                  gridTemplateColumns: {
                    xs: 'minmax(0, 1fr) minmax(0, 1fr)',
                    md: 'minmax(0, 1.5fr) minmax(0, 1.2fr) 120px',
                    lg: 'minmax(0, 1.5fr) minmax(0, 1.2fr) 120px 160px 160px',
                  },
                  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
                }}
              >
                <TextField
                  control={control}
                  name={`${at}.${index}.name`}
                  label={text('tax.name')}
                  autoComplete="off"
                  required
                />
                <SelectField
                  control={control}
                  name={`${at}.${index}.taxClassId`}
                  label={text('tax.class')}
                  options={options}
                />
                <TextField
                  control={control}
                  name={`${at}.${index}.percent`}
                  label={text('tax.percent')}
                  autoComplete="off"
                  align="right"
                  inputProps={{ inputMode: 'decimal' }}
                  endAdornment={<InputAdornment position="end">%</InputAdornment>}
                  required
                />
                <TextField
                  control={control}
                  name={`${at}.${index}.validFrom`}
                  type="date"
                  label={text('tax.from')}
                />
                <TextField
                  control={control}
                  name={`${at}.${index}.validUntil`}
                  type="date"
                  label={text('tax.until')}
                />
                <Box sx={{ gridColumn: '1 / -1' }}>
                  <CheckField
                    control={control}
                    name={`${at}.${index}.compound`}
                    label={text('tax.compound')}
                    hint={text('tax.compoundHint')}
                  />
                </Box>
              </Box>
              <IconButton
                edge="end"
                aria-label={text('tax.removeNamed', { name })}
                onClick={() => remove(index)}
                sx={{ mt: 3 }}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Button
        size="small"
        startIcon={<AddIcon />}
        onClick={() => append(NEW_RATE)}
        sx={{ mt: 1, ml: -1 }}
      >
        {text('tax.addRate')}
      </Button>
    </Box>
  );
}
