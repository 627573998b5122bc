import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { isProblem } from '@/lib/server/problem';
import { FormShell, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { useText } from './settingMessages';

/** A sentence below the heading of a block. */
export function Intro({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1, mb: 2 }}>
      {children}
    </Typography>
  );
}

const isStale = (error: unknown) => isProblem(error) && error.status === 409;

interface RulesFormProps<R, I extends FieldValues, O extends FieldValues> {
  rules: R;
  /** Reads the rules anew. */
  read: () => PromiseLike<{ data?: R | undefined }>;
  schema: z.ZodType<O, I>;
  /** The rules as the form shows them. */
  inputOf: (rules: R) => I;
  /** Sends them over the version that was seen. */
  send: (version: number, values: O) => PromiseLike<{ data?: R | undefined }>;
  /** The mutation behind it. */
  sending: { isLoading: boolean; error?: unknown; reset: () => void };
  /** What is on the button, in the toast, and in the notice that somebody else was faster. */
  words: { save: string; saved: string; savedText: string; conflict: string };
  children: (form: UseFormReturn<I, unknown, O>) => ReactNode;
}

/** Rules in one form, saved together over the version that was seen. */
export function RulesForm<
  R extends { version: number },
  I extends FieldValues,
  O extends FieldValues,
>(props: RulesFormProps<R, I, O>) {
  const { rules, read, schema, inputOf, send, sending, words, children } = props;
  const { isLoading, error, reset: forget } = sending;
  const text = useText();
  const toast = useToast();
  const [seen, setSeen] = useState(rules);
  const form = useZodForm<I, O>(schema, inputOf(rules) as DefaultValues<I>);
  const { reset } = form;
  const { isDirty } = form.formState;
  const take = (next: R) => {
    setSeen(next);
    reset(inputOf(next));
    forget();
  };
  // What others save arrives by itself as long as nothing was changed here.
  const isBehind = rules.version > seen.version;
  useEffect(() => {
    if (!isBehind || isDirty) return;
    setSeen(rules);
    reset(inputOf(rules));
  }, [inputOf, isBehind, isDirty, reset, rules]);

  const submit = async (values: O) => {
    const { data } = await send(seen.version, values);
    if (!data) return;
    take(data);
    toast.success(words.saved, words.savedText);
  };
  const takeTheirs = async () => {
    const { data } = await read();
    if (data) take(data);
  };
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      onInvalid={() => toast.error(text('zone.check'))}
      loading={isLoading}
      error={isStale(error) ? undefined : error}
      submitLabel={words.save}
      loadingLabel={text('zone.saving')}
      stickyActions
      {...(isDirty ? { onCancel: () => reset() } : {})}
    >
      {((isBehind && isDirty) || isStale(error)) && (
        <Alert
          severity="warning"
          sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
          action={
            <Button color="inherit" size="small" onClick={() => void takeTheirs()}>
              {text('zone.takeTheirs')}
            </Button>
          }
        >
          {words.conflict}
        </Alert>
      )}
      {children(form)}
    </FormShell>
  );
}
