import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { ListPlacesApiResponse, UserTaxResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { DateTime } from '@/ui/data';
import { Block } from '@/ui/data/Facts';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { requiredText, SelectField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { Status } from '@/ui/status';
import { useToast } from '@/ui/toaster';
import { locale, once } from '@/lib/language';
import { Certificates } from './Certificates';
import { text as now, useText } from './messages';

type StoredNumber = UserTaxResponse['taxNumber'];

/** Whose taxes they are; where they live is the first guess of where their number is from. */
export interface TaxOwner {
  id: number;
  country?: string | null;
}

/** As people type it, with blanks and dashes. */
const MOST_TYPED = 30;

const numberSchema = z.object({
  country: z.string().min(1, now('tax.countryNeeded')),
  number: requiredText(now('tax.numberNeeded')).max(MOST_TYPED),
});

const regions = once(() => new Intl.DisplayNames(locale, { type: 'region' }));
const byName = once(() => new Intl.Collator(locale));

/** "Germany" of `DE`, as people call it here. */
const countryOf = (code: string) => regions().of(code) ?? code;

function countryChoices({ countries }: ListPlacesApiResponse) {
  return countries
    .map(({ country }) => ({ value: country, label: countryOf(country) }))
    .sort((one, other) => byName().compare(one.label, other.label));
}

interface NumberProps {
  owner: TaxOwner;
  taxNumber: StoredNumber;
  /** Whether the person looks, and not the admin. */
  isOwn?: boolean;
}

/** A tax number, new or in the place of the one there is. */
function NumberDialog({ owner, taxNumber, isOwn, onClose }: NumberProps & { onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const places = api.useListPlacesQuery();
  const [save, { isLoading, error }] = api.useSetTaxNumberMutation();
  const { country = '', number = '' } = taxNumber ?? {};
  const form = useZodForm(numberSchema, { country, number });
  const { control, getValues, resetField } = form;
  const choices = places.data ? countryChoices(places.data) : [];
  const lives = owner.country?.trim().toLowerCase();
  const home = places.data?.countries.find(({ name }) => name.toLowerCase() === lives)?.country;
  useEffect(() => {
    if (home && !getValues('country')) resetField('country', { defaultValue: home });
  }, [home, getValues, resetField]);

  const submit = async (typed: z.output<typeof numberSchema>) => {
    const { data } = await save({ id: owner.id, setTaxNumberRequest: typed });
    if (!data) return;
    const isWaiting = isOwn && data.taxNumber?.status === 'unverified';
    toast.success(text('tax.saved'), isWaiting ? text('tax.savedText') : undefined);
    onClose();
  };
  return (
    <FormDialog
      open
      form={form}
      title={text(taxNumber ? 'tax.changeTitle' : 'tax.addTitle')}
      submitLabel={text('tax.save')}
      onSubmit={submit}
      onClose={onClose}
      loading={isLoading}
      error={error}
      maxWidth="xs"
    >
      {isOwn && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('tax.dialogText')}
        </Typography>
      )}
      <SelectField
        control={control}
        name="country"
        label={text('tax.country')}
        placeholder={text('tax.chooseCountry')}
        options={
          choices.length === 0 && country
            ? [{ value: country, label: countryOf(country) }]
            : choices
        }
        {...(places.error ? { hint: problemText(places.error, text('tax.noCountries')) } : {})}
        required
      />
      <TextField
        control={control}
        name="number"
        label={text('tax.number')}
        hint={text('tax.numberHint')}
        autoComplete="off"
        inputProps={{ maxLength: MOST_TYPED, spellCheck: false }}
        required
      />
    </FormDialog>
  );
}

function RemoveDialog({ owner, onClose }: { owner: TaxOwner; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const [save, { isLoading }] = api.useSetTaxNumberMutation();
  const remove = async () => {
    const { error } = await save({ id: owner.id, setTaxNumberRequest: { number: null } });
    if (error) toast.error(text('tax.notRemoved'), problemText(error, text('tax.tryAgain')));
    else toast.success(text('tax.removed'));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={text('tax.removeTitle')}
      consequence={text('tax.removeText')}
      confirmLabel={text('tax.remove')}
      loading={isLoading}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

interface NumberStandingProps {
  taxNumber: NonNullable<StoredNumber>;
  isOwn?: boolean;
}

/** A number, and what became of it. */
export function NumberStanding({ taxNumber, isOwn = false }: NumberStandingProps) {
  const text = useText();
  const { country, number, status, decidedAt, note } = taxNumber;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{number}</Typography>
        <Status of="taxNumber" value={status} />
      </Box>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        {countryOf(country)}
        {decidedAt && (
          <>
            {' '}
            · {text('checkedOn')} <DateTime time={decidedAt} />
          </>
        )}
      </Typography>
      {isOwn && <Typography variant="body2">{text(`tax.own.${status}`)}</Typography>}
      {note && (
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {text('note', { note })}
        </Typography>
      )}
    </Box>
  );
}

/** The tax number of somebody with its standing, to add, change and remove; before that, what else can be done. */
export function TaxNumber({
  owner,
  taxNumber,
  isOwn = false,
  children,
}: NumberProps & { children?: ReactNode }) {
  const text = useText();
  const [dialog, setDialog] = useState<'change' | 'remove' | null>(null);
  const close = () => setDialog(null);
  return (
    <Block title={text('tax.number')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {taxNumber ? (
          <NumberStanding taxNumber={taxNumber} isOwn={isOwn} />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text(isOwn ? 'tax.own.none' : 'tax.none')}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {children}
          <Button size="small" variant="outlined" onClick={() => setDialog('change')}>
            {text(taxNumber ? 'tax.change' : 'tax.add')}
          </Button>
          {taxNumber && (
            <Button size="small" color="error" onClick={() => setDialog('remove')}>
              {text('tax.remove')}
            </Button>
          )}
        </Box>
      </Box>
      {dialog === 'change' && <NumberDialog {...{ owner, taxNumber, isOwn }} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog owner={owner} onClose={close} />}
    </Block>
  );
}

/** The person's own tax number, and the certificates that staff recorded for them. */
export function OwnTax({ me }: { me: TaxOwner }) {
  const text = useText();
  const query = api.useGetUserTaxQuery({ id: me.id }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} loading={<LinesSkeleton count={1} height={140} />}>
      {({ taxNumber, exemptions }) => (
        <>
          <TaxNumber owner={me} taxNumber={taxNumber} isOwn />
          {exemptions.length > 0 && (
            <Block title={text('tax.certificates')}>
              <Certificates rows={exemptions} />
            </Block>
          )}
        </>
      )}
    </QueryView>
  );
}
