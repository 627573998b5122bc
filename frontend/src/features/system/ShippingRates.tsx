import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useFieldArray, useWatch } from 'react-hook-form';
import { CheckField, MoneyField, TextField } from '@/ui/fields';
import { FieldRow } from '@/ui/fields/FieldLayout';
import { methodName } from '@/lib/methods';
import { useText as useSharedText } from './settingMessages';
import { NEW_BAND, NEW_SURCHARGE, type ShippingForm } from './shippingForm';
import { useText } from './shippingMessages';
import { fromWords, type Basis } from './shippingUnits';

const MOST_BANDS = 30;
const MOST_SURCHARGES = 10;

/** Which method of which zone. */
export interface MethodProps {
  form: ShippingForm;
  zone: number;
  index: number;
}

type MethodPath = `zones.${number}.methods.${number}`;
export const pathOf = ({ zone, index }: MethodProps): MethodPath =>
  `zones.${zone}.methods.${index}`;

interface FromProps {
  basis: Basis;
  at: `${MethodPath}.bands.${number}`;
  number: number;
}

const HEADING = {
  typography: 'body2',
  fontWeight: 600,
  textAlign: 'left',
  p: 0,
  pb: 0.75,
} as const;
const CELL = { verticalAlign: 'top', p: 0, pb: 1, pr: 1 } as const;

/** Where a rate begins: a weight, an amount of goods, or a number of pieces. */
function FromField({ basis, at, number, ...props }: MethodProps & FromProps) {
  const text = useText();
  const shared = {
    control: props.form.control,
    name: `${at}.from`,
    label: text('rateFrom', { number }),
    isLabelHidden: true,
  } as const;
  if (basis === 'amount') return <MoneyField {...shared} />;
  const isWeight = basis === 'weight';
  return (
    <TextField
      {...shared}
      align="right"
      autoComplete="off"
      inputProps={{ inputMode: isWeight ? 'decimal' : 'numeric' }}
      endAdornment={isWeight && <InputAdornment position="end">{text('kilograms')}</InputAdornment>}
    />
  );
}

/** The rates of a method: from which weight, amount or number of pieces it costs how much. */
export function Bands({ basis, ...props }: MethodProps & { basis: Basis }) {
  const text = useText();
  const at = `${pathOf(props)}.bands` as const;
  const { control } = props.form;
  const { fields, append, remove } = useFieldArray({ control, name: at });
  const method = useWatch({ control, name: `${pathOf(props)}.method` });
  return (
    <Box>
      <Box
        component="table"
        aria-label={text('rates', { name: methodName(method) })}
        sx={{ borderCollapse: 'collapse', tableLayout: 'fixed', width: 1, maxWidth: 420 }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={HEADING}>
              {text('from')}
            </Box>
            <Box component="th" scope="col" sx={HEADING}>
              {text('cost')}
            </Box>
            <Box component="td" sx={{ p: 0, width: 44 }} />
          </tr>
        </thead>
        <tbody>
          {fields.map(({ id }, index) => {
            const number = index + 1;
            const band = `${at}.${index}` as const;
            return (
              <tr key={id}>
                <Box component="td" sx={CELL}>
                  {index === 0 ? (
                    <Box sx={{ typography: 'body2', py: 1.25 }}>{fromWords(basis, '0')}</Box>
                  ) : (
                    <FromField {...props} basis={basis} at={band} number={number} />
                  )}
                </Box>
                <Box component="td" sx={CELL}>
                  <MoneyField
                    control={control}
                    name={`${band}.cost`}
                    label={text('rateCost', { number })}
                    isLabelHidden
                  />
                </Box>
                <Box component="td" sx={{ p: 0, verticalAlign: 'top' }}>
                  {index > 0 && (
                    <IconButton
                      edge="end"
                      aria-label={text('removeRate', { number })}
                      onClick={() => remove(index)}
                    >
                      <DeleteIcon fontSize="small" />
                    </IconButton>
                  )}
                </Box>
              </tr>
            );
          })}
        </tbody>
      </Box>
      {fields.length < MOST_BANDS && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() => append(NEW_BAND)}
          sx={{ ml: -1 }}
        >
          {text('addRate')}
        </Button>
      )}
    </Box>
  );
}

/** Whether parcels count by their size, too, and how. */
export function Volumetric(props: MethodProps) {
  const text = useText();
  const { control } = props.form;
  const at = pathOf(props);
  const isOn = useWatch({ control, name: `${at}.isVolumetric`, defaultValue: false });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, maxWidth: 420 }}>
      <CheckField
        control={control}
        name={`${at}.isVolumetric`}
        label={text('volumetric')}
        hint={text('volumetricHint')}
      />
      {isOn && (
        <TextField
          control={control}
          name={`${at}.divisor`}
          label={text('divisor')}
          hint={text('divisorHint')}
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
          required
        />
      )}
    </Box>
  );
}

/** What is added for some addresses, or for all. */
export function Surcharges(props: MethodProps) {
  const text = useText();
  const shared = useSharedText();
  const { control } = props.form;
  const at = `${pathOf(props)}.surcharges` as const;
  const { fields, append, remove } = useFieldArray({ control, name: at });
  const surcharges = useWatch({ control, name: at, defaultValue: [] });
  return (
    <Box role="group" aria-label={text('surcharges')}>
      <Typography variant="subtitle2" component="h4">
        {text('surcharges')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id }, index) => {
          const typed = surcharges[index]?.name.trim();
          const name = typed || text('surchargeNumber', { number: index + 1 });
          return (
            <Box
              component="li"
              key={id}
              aria-label={name}
              sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pt: 1.5 }}
            >
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <FieldRow least={200}>
                  <TextField
                    control={control}
                    name={`${at}.${index}.name`}
                    label={text('surchargeName')}
                    hint={text('surchargeHint')}
                    autoComplete="off"
                    required
                  />
                  <MoneyField
                    control={control}
                    name={`${at}.${index}.cost`}
                    label={text('cost')}
                    required
                  />
                  <TextField
                    control={control}
                    name={`${at}.${index}.postcodes`}
                    label={text('postcodes')}
                    hint={text('postcodesHint')}
                    autoComplete="off"
                  />
                </FieldRow>
              </Box>
              <IconButton
                edge="end"
                aria-label={shared('zone.removeNamed', { name })}
                onClick={() => remove(index)}
                sx={{ mt: 3 }}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      {fields.length < MOST_SURCHARGES && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() => append(NEW_SURCHARGE)}
          sx={{ mt: 1, ml: -1 }}
        >
          {text('addSurcharge')}
        </Button>
      )}
    </Box>
  );
}
