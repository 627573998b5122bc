import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { CommissionPlanResponse } from '@/api/generated';
import { MoneyField, QuantityField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { isoDay, zoneLabel } from '@/lib/dates';
import { useText } from './messages';
import { planSchema, planValues } from './planForm';

interface PlanDialogProps {
  /** The plan that counts now: what the fields start with. */
  current: CommissionPlanResponse | undefined;
  onClose: () => void;
}

/** A plan of other rates, at once or from a day on. */
export function PlanDialog({ current, onClose }: PlanDialogProps) {
  const text = useText();
  const toast = useToast();
  const [now] = useState(() => new Date());
  const [add, { isLoading, error }] = api.useAddCommissionPlanMutation();
  const form = useZodForm(planSchema(now), planValues(current));
  const { control } = form;
  return (
    <FormDialog
      open
      form={form}
      title={text('addPlan')}
      submitLabel={text('addPlan')}
      loading={isLoading}
      error={error}
      onClose={onClose}
      onSubmit={async (commissionPlanRequest) => {
        const answer = await add({ commissionPlanRequest });
        if (answer.error) return;
        toast.success(text('planAdded'));
        onClose();
      }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('addPlanText')}</Typography>
      <TextField
        control={control}
        name="effectiveFrom"
        type="date"
        label={text('planFrom')}
        hint={text('planFromHint', { zone: zoneLabel(now) })}
        inputProps={{ min: isoDay(now) }}
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { sm: '1fr 1fr' },
        }}
      >
        <MoneyField control={control} name="agentRate" label={text('agentRate')} required />
        <MoneyField control={control} name="subAgentRate" label={text('subAgentRate')} required />
        <MoneyField control={control} name="basisAmount" label={text('basisAmount')} required />
        <QuantityField
          control={control}
          name="holdDays"
          label={text('holdDays')}
          min={0}
          required
        />
        <QuantityField
          control={control}
          name="bonusPercent"
          label={text('bonusPercent')}
          min={0}
          max={100}
          required
        />
        <MoneyField control={control} name="bonusMaximum" label={text('bonusMaximum')} required />
        <MoneyField control={control} name="payoutMinimum" label={text('payoutMinimum')} required />
      </Box>
      <TextField
        control={control}
        name="note"
        label={text('planNote')}
        hint={text('planNoteHint')}
        autoComplete="off"
        inputProps={{ maxLength: 500 }}
      />
    </FormDialog>
  );
}
