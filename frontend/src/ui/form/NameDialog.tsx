import { z } from 'zod';
import { requiredText, TextField } from '../fields';
import { FormDialog } from './FormDialog';
import { useZodForm } from './useZodForm';

/** Characters of a name, as on the server. */
const LONGEST = 60;
const schema = z.object({ name: requiredText() });

interface NameDialogProps {
  title: string;
  submitLabel: string;
  /** The field's label. */
  label: string;
  hint?: string;
  /** The name it has now. */
  name?: string;
  loading: boolean;
  error: unknown;
  onName: (name: string) => unknown;
  onClose: () => void;
}

/** Asks for the name of something that a person keeps: a view, a cart. */
export function NameDialog(props: NameDialogProps) {
  const { label, hint, name = '', onName, ...dialog } = props;
  const form = useZodForm(schema, { name });
  return (
    <FormDialog
      {...dialog}
      open
      form={form}
      maxWidth="xs"
      onSubmit={(values) => onName(values.name)}
    >
      <TextField
        control={form.control}
        name="name"
        label={label}
        required
        autoFocus
        autoComplete="off"
        inputProps={{ maxLength: LONGEST }}
        {...(hint ? { hint } : {})}
      />
    </FormDialog>
  );
}
