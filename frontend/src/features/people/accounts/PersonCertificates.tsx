import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { Certificates, type ShownCertificate } from '@/features/people/documents';
import { Block } from '@/ui/data/Facts';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { requiredText, SelectField, TextField } from '@/ui/fields';
import { FieldRow } from '@/ui/fields/FieldLayout';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { text as now, useText } from './messages';

const MOST_NUMBER = 60;

const certificateSchema = z
  .object({
    number: requiredText(now('tax.numberNeeded')).max(MOST_NUMBER),
    /** Empty: all zones. */
    zoneId: z.string(),
    validFrom: z.string(),
    validUntil: z.string().min(1, now('tax.dayNeeded')),
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    path: ['validUntil'],
    message: now('tax.daysWrong'),
  })
  .transform(({ number, zoneId, validFrom, validUntil }) => ({
    number,
    validUntil,
    ...(zoneId ? { zoneId: Number(zoneId) } : {}),
    ...(validFrom ? { validFrom } : {}),
  }));

const NO_CERTIFICATE = { number: '', zoneId: '', validFrom: '', validUntil: '' };

/** A certificate that the person handed in: its number, where and when it counts. */
function CertificateDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const taxes = api.useGetTaxQuery();
  const [add, { isLoading, error }] = api.useAddTaxExemptionMutation();
  const form = useZodForm(certificateSchema, NO_CERTIFICATE);
  const { control } = form;
  const submit = async (certificate: z.output<typeof certificateSchema>) => {
    const { data } = await add({ id: userId, addTaxExemptionRequest: certificate });
    if (!data) return;
    toast.success(text('tax.added'), certificate.number);
    onClose();
  };
  const zones = taxes.data?.zones ?? [];
  return (
    <FormDialog
      open
      form={form}
      title={text('tax.addCertificate')}
      submitLabel={text('tax.addCertificate')}
      onSubmit={submit}
      onClose={onClose}
      loading={isLoading}
      error={error}
    >
      <TextField
        control={control}
        name="number"
        label={text('tax.certificateNumber')}
        autoComplete="off"
        inputProps={{ maxLength: MOST_NUMBER }}
        required
      />
      <SelectField
        control={control}
        name="zoneId"
        label={text('tax.zone')}
        hint={taxes.error ? problemText(taxes.error, text('tax.noZones')) : text('tax.zoneHint')}
        options={[
          { value: '', label: text('tax.allZones') },
          ...zones.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <FieldRow>
        <TextField control={control} name="validFrom" type="date" label={text('tax.from')} />
        <TextField
          control={control}
          name="validUntil"
          type="date"
          label={text('tax.until')}
          required
        />
      </FieldRow>
    </FormDialog>
  );
}

interface WithdrawDialogProps {
  userId: number;
  certificate: ShownCertificate;
  onClose: () => void;
}

function WithdrawDialog({ userId, certificate, onClose }: WithdrawDialogProps) {
  const text = useText();
  const toast = useToast();
  const [withdraw, { isLoading }] = api.useWithdrawTaxExemptionMutation();
  const { id: exemptionId, number } = certificate;
  const submit = async () => {
    const { error } = await withdraw({ id: userId, exemptionId });
    if (error) toast.error(text('tax.notWithdrawn'), problemText(error, text('changeFailedText')));
    else toast.success(text('tax.withdrawn'), number);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={text('tax.withdrawTitle', { number })}
      consequence={text('tax.withdrawText')}
      confirmLabel={text('tax.withdraw')}
      loading={isLoading}
      onConfirm={submit}
      onClose={onClose}
    />
  );
}

interface PersonCertificatesProps {
  userId: number;
  rows: readonly ShownCertificate[];
}

/** The exemption certificates of somebody, to add and to withdraw. */
export function PersonCertificates({ userId, rows }: PersonCertificatesProps) {
  const text = useText();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<ShownCertificate | null>(null);
  return (
    <Block title={text('tax.certificates')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '70ch' }}>
        {text(rows.length > 0 ? 'tax.certificatesText' : 'tax.noCertificates')}
      </Typography>
      {rows.length > 0 && (
        <Certificates
          rows={rows}
          rowActions={(row) => ({
            of: row.number,
            actions: [
              {
                label: text('tax.withdraw'),
                isDestructive: true,
                onSelect: () => setLeaving(row),
              },
            ],
          })}
        />
      )}
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddIcon />}
        onClick={() => setAdding(true)}
        sx={{ mt: rows.length > 0 ? 2 : 0 }}
      >
        {text('tax.addCertificate')}
      </Button>
      {isAdding && <CertificateDialog userId={userId} onClose={() => setAdding(false)} />}
      {leaving && (
        <WithdrawDialog userId={userId} certificate={leaving} onClose={() => setLeaving(null)} />
      )}
    </Block>
  );
}
