import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { FlaggedPriceResponse } from '@/api/generated';
import type { Edits } from '@/features/prices/grid';
import { SelectField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { addDays, isoDay, startOfDay, zoneLabel } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type { Audience } from './rows';
import { text as now, useText } from './messages';
import { PriceList } from './PriceList';
import { isRegion, regionName } from '../regions';
import { AT_ONCE, cellOf, type SaveOptions } from './useSave';

/** The first day that a change can be planned for. */
const tomorrow = () => addDays(isoDay(new Date()), 1);

const schema = z
  .object({
    when: z.enum(['now', 'later']),
    day: z.string(),
    note: z.string().trim().max(500),
  })
  .superRefine(({ when, day }, context) => {
    if (when === 'later' && !(day >= tomorrow()))
      context.addIssue({ code: 'custom', path: ['day'], message: now('dayNeeded') });
  });

/** Asks the server once which of the edits move far or lie below the cost; what was named may then be saved. */
function usePriceWarnings(audience: Audience) {
  const [check, { isLoading }] = api.useCheckWholesalerPricesMutation();
  const [named, setNamed] = useState<readonly FlaggedPriceResponse[]>();
  const [error, setError] = useState<unknown>();

  /** True when nothing has to be asked, or was asked before. */
  const isConfirmed = async (edits: Edits, { effectiveFrom }: SaveOptions): Promise<boolean> => {
    if (named && named.length > 0) return true;
    const cells = [...edits.values()].flatMap(cellOf);
    const found: FlaggedPriceResponse[] = [];
    setError(undefined);
    for (let start = 0; start < cells.length; start += AT_ONCE) {
      const answer = await check({
        setWholesalerPricesRequest: {
          audience,
          ...(effectiveFrom ? { effectiveFrom } : {}),
          cells: cells.slice(start, start + AT_ONCE),
        },
      });
      if (answer.error) {
        setError(answer.error);
        return false;
      }
      found.push(...answer.data.items);
    }
    setNamed(found);
    return found.length === 0;
  };

  return { isConfirmed, named: named ?? [], isChecking: isLoading, error };
}

interface ReviewDialogProps {
  audience: Audience;
  edits: Edits;
  loading: boolean;
  error: unknown;
  onSave: (options: SaveOptions) => unknown;
  onClose: () => void;
}

/** The prices that move far or lie below the cost, each with why. */
function PriceWarnings({ prices }: { prices: readonly FlaggedPriceResponse[] }) {
  const text = useText();
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle>{text('warningsTitle', { count: prices.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2, maxHeight: 160, overflow: 'auto' }}>
        {prices.map(({ productId, name, region, from, to, warnings }) => (
          <li key={`${productId} ${region}`}>
            {name}, {regionName(region)}: {formatMoney(from ?? null)} → {formatMoney(to)} (
            {warnings.map((warning) => text(warning)).join(', ')})
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** All changes once more, from when on they count, and why. */
export default function ReviewDialog({
  audience,
  edits,
  loading,
  error,
  onSave,
  onClose,
}: ReviewDialogProps) {
  const text = useText();
  const form = useZodForm(schema, { when: 'now', day: tomorrow(), note: '' });
  const warnings = usePriceWarnings(audience);
  const when = useWatch({ control: form.control, name: 'when' });
  const moves = [...edits].map(([id, { name, column, expected, price }]) => ({
    id,
    name,
    region: isRegion(column) ? regionName(column) : column,
    from: expected,
    to: price,
  }));
  return (
    <FormDialog
      open
      form={form}
      title={text('reviewTitle', { count: edits.size })}
      submitLabel={text(warnings.named.length > 0 ? 'saveAnyway' : 'save')}
      loadingLabel={text('saving')}
      loading={loading || warnings.isChecking}
      error={error ?? warnings.error}
      onClose={onClose}
      onSubmit={async ({ when: chosen, day, note }) => {
        const options = {
          ...(chosen === 'later' ? { effectiveFrom: startOfDay(day) } : {}),
          ...(note ? { note } : {}),
        };
        if (await warnings.isConfirmed(edits, options)) await onSave(options);
      }}
    >
      {warnings.named.length > 0 && <PriceWarnings prices={warnings.named} />}
      <PriceList label={text('changes')} moves={moves} />
      <SelectField
        control={form.control}
        name="when"
        label={text('when')}
        options={[
          { value: 'now', label: text('whenNow') },
          { value: 'later', label: text('whenLater') },
        ]}
      />
      {when === 'later' && (
        <TextField
          control={form.control}
          name="day"
          type="date"
          label={text('day')}
          hint={text('dayHint', { zone: zoneLabel() })}
          required
          inputProps={{ min: tomorrow() }}
        />
      )}
      <TextField
        control={form.control}
        name="note"
        label={text('note')}
        hint={text('noteHint')}
        autoComplete="off"
      />
    </FormDialog>
  );
}
