import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { isProblem } from '@/lib/server/problem';
import { Block, Facts } from '@/ui/data/Facts';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { SelectField, TextField } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { Page } from '@/ui/page/Page';
import { useToast } from '@/ui/toaster';
import { paths } from '@/lib/paths';
import { formatRate } from '@/lib/percent';
import { useText } from './settingMessages';
import {
  newClass,
  taxInput,
  taxRequest,
  taxSchema,
  type TaxForm,
  type Taxes,
  type TaxValues,
} from './taxForm';
import { ZoneView } from './TaxRates';
import { TaxZones } from './TaxZones';

const ROUNDINGS = ['document', 'line'] as const;

function Intro({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1, mb: 2 }}>
      {children}
    </Typography>
  );
}

/** What holds for every place: the rate where no zone says another, and how tax is rounded. */
function General({ form, defaultRate }: { form: TaxForm } & Pick<Taxes, 'defaultRate'>) {
  const text = useText();
  return (
    <Block title={text('tax.general')}>
      <Intro>
        {text('tax.elsewhere', { rate: formatRate(defaultRate) })}{' '}
        <MuiLink component={Link} to={paths.admin.setting('orders', 'taxBasisPoints')}>
          {text('tax.changeDefault')}
        </MuiLink>
      </Intro>
      <Box sx={{ maxWidth: 420 }}>
        <SelectField
          control={form.control}
          name="rounding"
          label={text('tax.rounding')}
          hint={text('tax.roundingHint')}
          options={ROUNDINGS.map((value) => ({ value, label: text(`tax.rounding.${value}`) }))}
        />
      </Box>
    </Block>
  );
}

/** Classes of products; one that a product or a rate has stays. */
function Classes({ form: { control, getValues } }: { form: TaxForm }) {
  const text = useText();
  const { fields, append, remove } = useFieldArray({ control, name: 'classes' });
  const [classes, zones] = useWatch({ control, name: ['classes', 'zones'] });
  const rates = zones.flatMap((zone) => zone.rates);
  return (
    <Block title={text('tax.classes')}>
      <Intro>{text('tax.classesText')}</Intro>
      {fields.map(({ id, classId, products }, index) => {
        const name = classes[index]?.name.trim() || text('tax.newClass');
        const used = rates.filter(({ taxClassId }) => taxClassId === String(classId)).length;
        const uses = [
          ...(products > 0 ? [text('tax.products', { count: products })] : []),
          ...(used > 0 ? [text('tax.rateCount', { count: used })] : []),
        ];
        return (
          <Box
            key={id}
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, maxWidth: 480, mb: 2 }}
          >
            <TextField
              control={control}
              name={`classes.${index}.name`}
              label={text('tax.className')}
              hint={uses.join(' · ')}
              autoComplete="off"
              required
            />
            {uses.length === 0 && (
              <IconButton
                edge="end"
                aria-label={text('tax.removeNamed', { name })}
                onClick={() => remove(index)}
                sx={{ mt: 3.25 }}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        );
      })}
      <Button
        size="small"
        startIcon={<AddIcon />}
        onClick={() => append(newClass(getValues('classes')))}
        sx={{ ml: -1 }}
      >
        {text('tax.addClass')}
      </Button>
    </Block>
  );
}

const isStale = (error: unknown) => isProblem(error) && error.status === 409;

interface EditorProps {
  taxes: Taxes;
  /** Reads the rules anew. */
  read: () => PromiseLike<{ data?: Taxes | undefined }>;
}

/** All rules in one form, saved together over the version that was seen. */
function Editor({ taxes, read }: EditorProps) {
  const text = useText();
  const toast = useToast();
  const [seen, setSeen] = useState(taxes);
  const form = useZodForm(taxSchema, taxInput(taxes));
  const [save, { isLoading, error, reset: forget }] = api.useSetTaxMutation();
  const { reset } = form;
  const { isDirty } = form.formState;
  const take = (next: Taxes) => {
    setSeen(next);
    reset(taxInput(next));
    forget();
  };
  // What others save arrives by itself as long as nothing was changed here.
  const isBehind = taxes.version > seen.version;
  useEffect(() => {
    if (!isBehind || isDirty) return;
    setSeen(taxes);
    reset(taxInput(taxes));
  }, [isBehind, isDirty, reset, taxes]);

  const submit = async (values: TaxValues) => {
    const { data } = await save({ setTaxRequest: taxRequest(seen.version, values) });
    if (!data) return;
    take(data);
    toast.success(text('tax.saved'), text('tax.savedText'));
  };
  const takeTheirs = async () => {
    const { data } = await read();
    if (data) take(data);
  };
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      onInvalid={() => toast.error(text('tax.check'))}
      loading={isLoading}
      error={isStale(error) ? undefined : error}
      submitLabel={text('tax.save')}
      loadingLabel={text('tax.saving')}
      stickyActions
      {...(isDirty ? { onCancel: () => reset() } : {})}
    >
      {((isBehind && isDirty) || isStale(error)) && (
        <Alert
          severity="warning"
          sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
          action={
            <Button color="inherit" size="small" onClick={() => void takeTheirs()}>
              {text('tax.takeTheirs')}
            </Button>
          }
        >
          {text('tax.conflict')}
        </Alert>
      )}
      <General form={form} defaultRate={taxes.defaultRate} />
      <Classes form={form} />
      <TaxZones form={form} />
    </FormShell>
  );
}

/** The tax rules, read-only: for a manufacturer, who may not change them. */
function Reading({ taxes }: { taxes: Taxes }) {
  const text = useText();
  const { classes, zones } = taxInput(taxes);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <Block title={text('tax.general')}>
        <Intro>{text('tax.elsewhere', { rate: formatRate(taxes.defaultRate) })}</Intro>
        <Facts facts={[[text('tax.rounding'), text(`tax.rounding.${taxes.rounding}`)]]} />
      </Block>
      {classes.length > 0 && (
        <Block title={text('tax.classes')}>
          <Facts
            facts={classes.map(({ name, products }) => [
              name,
              text('tax.products', { count: products }),
            ])}
          />
        </Block>
      )}
      {zones.map((zone) => (
        <Block key={zone.zoneId} title={zone.name}>
          <ZoneView zone={zone} classes={classes} />
        </Block>
      ))}
    </Box>
  );
}

/** Tax zones and classes: what orders are taxed by. */
export default function TaxesPage({ readOnly = false }: { readOnly?: boolean }) {
  const text = useText();
  const query = api.useGetTaxQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={text('tax.title')} description={text('tax.intro')} width="lg">
      <QueryView query={query} loading={<LinesSkeleton count={3} height={160} />}>
        {(taxes) =>
          readOnly ? <Reading taxes={taxes} /> : <Editor taxes={taxes} read={query.refetch} />
        }
      </QueryView>
    </Page>
  );
}
