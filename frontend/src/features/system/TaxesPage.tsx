import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { Block, Facts } from '@/ui/data/Facts';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { SelectField, TextField } from '@/ui/fields';
import { Page } from '@/ui/page/Page';
import { paths } from '@/lib/paths';
import { formatRate } from '@/lib/percent';
import { Intro, RulesForm } from './RulesForm';
import { useText } from './settingMessages';
import { newClass, taxInput, taxRequest, taxSchema, type TaxForm, type Taxes } from './taxForm';
import { ZoneView } from './TaxRates';
import { TaxZones } from './TaxZones';

const ROUNDINGS = ['document', 'line'] as const;

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
                aria-label={text('zone.removeNamed', { name })}
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

interface EditorProps {
  taxes: Taxes;
  /** Reads the rules anew. */
  read: () => PromiseLike<{ data?: Taxes | undefined }>;
}

/** All rules in one form, saved together. */
function Editor({ taxes, read }: EditorProps) {
  const text = useText();
  const [save, sending] = api.useSetTaxMutation();
  return (
    <RulesForm
      rules={taxes}
      read={read}
      schema={taxSchema}
      inputOf={taxInput}
      send={(version, values) => save({ setTaxRequest: taxRequest(version, values) })}
      sending={sending}
      words={{
        save: text('tax.save'),
        saved: text('tax.saved'),
        savedText: text('tax.savedText'),
        conflict: text('tax.conflict'),
      }}
    >
      {(form) => (
        <>
          <General form={form} defaultRate={taxes.defaultRate} />
          <Classes form={form} />
          <TaxZones form={form} />
        </>
      )}
    </RulesForm>
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
