import { z } from 'zod';
import { TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { text as now, useText } from './messages';

const MOST = 20;

/** The words of a text: between commas and line breaks. */
const wordsOf = (typed: string) =>
  typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const schema = z.object({
  words: z
    .string()
    .transform(wordsOf)
    .refine((words) => words.length >= 2, now('tooFew'))
    .refine((words) => words.length <= MOST, now('tooMany')),
});

interface GroupDialogProps {
  /** The words of the group; none of a new one. */
  group: readonly string[];
  loading: boolean;
  error: unknown;
  onSave: (words: string[]) => unknown;
  onClose: () => void;
}

/** The words of a group. */
export default function GroupDialog({ group, loading, error, onSave, onClose }: GroupDialogProps) {
  const text = useText();
  const form = useZodForm(schema, { words: group.join('\n') });
  return (
    <FormDialog
      open
      form={form}
      title={text(group.length > 0 ? 'editTitle' : 'addTitle')}
      submitLabel={text('save')}
      loading={loading}
      error={error}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={({ words }) => onSave(words)}
    >
      <TextField
        control={form.control}
        name="words"
        label={text('words')}
        hint={text('wordsHint')}
        rows={4}
        required
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
