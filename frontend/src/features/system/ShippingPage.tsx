import AddIcon from '@mui/icons-material/Add';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import MuiLink from '@mui/material/Link';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { Block, Facts } from '@/ui/data/Facts';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { TextField } from '@/ui/fields';
import { Page } from '@/ui/page/Page';
import { useToast } from '@/ui/toaster';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { Intro, RulesForm } from './RulesForm';
import { ZoneFields, type ZoneProps } from './ShippingFields';
import {
  NEW_ZONE,
  shippingInput,
  shippingRequest,
  shippingSchema,
  type Shipping,
  type ShippingForm,
} from './shippingForm';
import { useText } from './shippingMessages';
import { formatWeight } from './shippingUnits';
import { ZoneView } from './ShippingView';
import { ZoneCard } from './ZoneParts';

const MOST_ZONES = 50;

/** What holds for every place: the cost where no zone says another, and what a product without a weight weighs. */
function General({ form, flatCost }: { form: ShippingForm } & Pick<Shipping, 'flatCost'>) {
  const text = useText();
  return (
    <Block title={text('general')}>
      <Intro>
        {text('elsewhere', { cost: formatMoney(flatCost) })}{' '}
        <MuiLink component={Link} to={paths.admin.setting('orders', 'shippingCost')}>
          {text('changeFlat')}
        </MuiLink>
      </Intro>
      <Box sx={{ maxWidth: 420 }}>
        <TextField
          control={form.control}
          name="unweighedGrams"
          label={text('unweighed')}
          hint={text('unweighedHint')}
          align="right"
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
          endAdornment={<InputAdornment position="end">{text('grams')}</InputAdornment>}
          required
        />
      </Box>
    </Block>
  );
}

function ShippingZone({ form, index, onRemove }: ZoneProps & { onRemove: () => void }) {
  const text = useText();
  const { control } = form;
  // For a moment after another zone was taken out, there is none of the old number.
  const zone = useWatch({ control, name: `zones.${index}`, defaultValue: NEW_ZONE });
  const { errors } = useFormState({ control, name: `zones.${index}` });
  return (
    <ZoneCard
      name={zone.name.trim() || text('newZone')}
      isNew={zone.zoneId === 0}
      isWrong={errors.zones?.[index] !== undefined}
      onRemove={onRemove}
      view={<ZoneView zone={zone} />}
      fields={<ZoneFields form={form} index={index} />}
    />
  );
}

/** Every zone as a card; what is taken out comes back by one press until it is saved. */
function Zones({ form }: { form: ShippingForm }) {
  const text = useText();
  const toast = useToast();
  const { control, getValues } = form;
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'zones' });
  const removeAt = (index: number) => {
    const zone = getValues(`zones.${index}`);
    remove(index);
    toast.success(text('zoneRemoved'), zone.name, { undo: () => insert(index, zone) });
  };
  return (
    <>
      {fields.length === 0 && (
        <Card>
          <EmptyState icon={<PublicIcon />} title={text('noZones')} text={text('noZonesText')} />
        </Card>
      )}
      {fields.map(({ id }, index) => (
        <ShippingZone key={id} form={form} index={index} onRemove={() => removeAt(index)} />
      ))}
      {fields.length < MOST_ZONES && (
        <Box>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append(NEW_ZONE)}>
            {text('addZone')}
          </Button>
        </Box>
      )}
    </>
  );
}

interface EditorProps {
  shipping: Shipping;
  /** Reads the rules anew. */
  read: () => PromiseLike<{ data?: Shipping | undefined }>;
}

/** All rules in one form, saved together. */
function Editor({ shipping, read }: EditorProps) {
  const text = useText();
  const [save, sending] = api.useSetShippingMutation();
  return (
    <RulesForm
      rules={shipping}
      read={read}
      schema={shippingSchema}
      inputOf={shippingInput}
      send={(version, values) => save({ setShippingRequest: shippingRequest(version, values) })}
      sending={sending}
      words={{
        save: text('save'),
        saved: text('saved'),
        savedText: text('savedText'),
        conflict: text('conflict'),
      }}
    >
      {(form) => (
        <>
          <General form={form} flatCost={shipping.flatCost} />
          <Zones form={form} />
        </>
      )}
    </RulesForm>
  );
}

/** The rules, read-only: for a manufacturer, who may not change them. */
function Reading({ shipping }: { shipping: Shipping }) {
  const text = useText();
  const { flatCost, unweighedGrams } = shipping;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <Block title={text('general')}>
        <Intro>{text('elsewhere', { cost: formatMoney(flatCost) })}</Intro>
        <Facts facts={[[text('unweighed'), formatWeight(unweighedGrams)]]} />
      </Block>
      {shippingInput(shipping).zones.map((zone) => (
        <Block key={zone.zoneId} title={zone.name}>
          <ZoneView zone={zone} />
        </Block>
      ))}
    </Box>
  );
}

/** Shipping zones with their methods and rates: what orders cost to ship. */
export default function ShippingPage({ readOnly = false }: { readOnly?: boolean }) {
  const text = useText();
  const query = api.useGetShippingQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={text('title')} description={text('intro')} width="lg">
      <QueryView query={query} loading={<LinesSkeleton count={3} height={160} />}>
        {(shipping) =>
          readOnly ? (
            <Reading shipping={shipping} />
          ) : (
            <Editor shipping={shipping} read={query.refetch} />
          )
        }
      </QueryView>
    </Page>
  );
}
