import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useController, useWatch, type Control } from 'react-hook-form';
import { api } from '@/api/enhance';
import type { SimulationRequest } from '@/api/generated';
import { REFERRING_ROLES } from '@/lib/roles';
import { MoneyField, SelectField, TextField } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { useText } from './messages';
import { PersonPicker } from './PersonPicker';
import { FIRST_QUESTION, simulationSchema, type SimulationValues } from './simulation';
import { SimulationResult } from './SimulationResult';

type FormControl = { control: Control<SimulationValues, unknown, SimulationRequest> };

const ROLES = { customerId: ['customer'], referrerId: REFERRING_ROLES } as const;

function PersonField({ control, name }: FormControl & { name: 'customerId' | 'referrerId' }) {
  const text = useText();
  const { field, fieldState } = useController({ control, name });
  return (
    <PersonPicker
      label={text(name === 'customerId' ? 'customerPick' : 'referrerPick')}
      roles={ROLES[name]}
      userId={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

/** Who buys an amount of goods; an existing order knows it. */
function BuyerFields({ control }: FormControl) {
  const text = useText();
  const who = useWatch({ control, name: 'who' });
  return (
    <>
      <MoneyField
        control={control}
        name="goodsTotal"
        label={text('goodsTotal')}
        hint={text('goodsHint')}
        required
      />
      <SelectField
        control={control}
        name="who"
        label={text('who')}
        options={[
          { value: 'referrer', label: text('byReferrer') },
          { value: 'customer', label: text('byCustomer') },
        ]}
      />
      <PersonField control={control} name={who === 'customer' ? 'customerId' : 'referrerId'} />
    </>
  );
}

function Fields({ control }: FormControl) {
  const text = useText();
  const what = useWatch({ control, name: 'what' });
  return (
    <>
      <SelectField
        control={control}
        name="what"
        label={text('what')}
        options={[
          { value: 'goods', label: text('byGoods') },
          { value: 'order', label: text('byOrder') },
        ]}
      />
      {what === 'goods' ? (
        <BuyerFields control={control} />
      ) : (
        <TextField
          control={control}
          name="orderId"
          label={text('orderId')}
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
          required
        />
      )}
      <TextField control={control} name="at" type="date" label={text('at')} hint={text('atHint')} />
    </>
  );
}

/** What would this order earn whom? */
export function SimulatorTab() {
  const text = useText();
  const [ask, { data, isLoading, error }] = api.useSimulateCommissionMutation();
  const form = useZodForm(simulationSchema, FIRST_QUESTION);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      <Card component="section" aria-label={text('simulator')} sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
          {text('simulatorText')}
        </Typography>
        <FormShell
          guardUnsaved={false}
          form={form}
          onSubmit={(simulationRequest) => ask({ simulationRequest })}
          loading={isLoading}
          error={error}
          submitLabel={text('simulate')}
        >
          <Fields control={form.control} />
        </FormShell>
      </Card>
      <SimulationResult simulation={error ? undefined : data} />
    </Box>
  );
}
