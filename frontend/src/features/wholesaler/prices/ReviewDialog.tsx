import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { Edits } from '@/components/prices/grid';
import { SelectField, TextField } from '@/components/fields';
import { FormDialog, useZodForm } from '@/components/form';
import { startOfDay } from '@/lib/dates';
import { text as now, useText } from './messages';
import { PriceList } from './PriceList';
import { isRegion, regionName } from '../regions';
import { tomorrow } from './step';

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

/** What is said of prices that are saved together. */
export interface SaveWish {
  effectiveFrom?: string;
  note?: string;
}

interface ReviewDialogProps {
  edits: Edits;
  loading: boolean;
  error: unknown;
  onSave: (wish: SaveWish) => unknown;
  onClose: () => void;
}

/** All changes once more, from when on they count, and why. */
export default function ReviewDialog({
  edits,
  loading,
  error,
  onSave,
  onClose,
}: ReviewDialogProps) {
  const text = useText();
  const form = useZodForm(schema, { when: 'now', day: tomorrow(), note: '' });
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
      submitLabel={text('save')}
      loadingLabel={text('saving')}
      loading={loading}
      error={error}
      onClose={onClose}
      onSubmit={({ when: chosen, day, note }) =>
        onSave({
          ...(chosen === 'later' ? { effectiveFrom: startOfDay(day) } : {}),
          ...(note ? { note } : {}),
        })
      }
    >
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
          hint={text('dayHint')}
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
