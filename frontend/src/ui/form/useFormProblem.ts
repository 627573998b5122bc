import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { applyFieldErrors, problemText } from '@/lib/server/problem';
import { useText } from '../messages';
import { useToast } from '../toaster';
import { fieldNames } from './fieldNames';
import type { FormWiring } from './types';

/**
 * Brings a failure to where it belongs: its field errors onto the fields (the first one gets the focus),
 * its sentence into a toast or, without `failure`, into the returned note.
 */
export function useFormProblem<V extends FieldValues, O>({
  form,
  error,
  failure,
}: Pick<FormWiring<V, O>, 'form' | 'error' | 'failure'>): string | null {
  const text = useText();
  const toast = useToast();
  const [note, setNote] = useState<string | null>(null);
  const { setError, getValues } = form;
  const title = failure?.title;
  const fallback = failure?.text ?? text('formFailed');

  useEffect(() => {
    setNote(null);
    if (!error) return;
    let isFirst = true;
    const homeless = applyFieldErrors(error, fieldNames(getValues()), (field, fieldError) => {
      setError(field as FieldPath<V>, fieldError, { shouldFocus: isFirst });
      isFirst = false;
    });
    const sentence = [...new Set([problemText(error, fallback), ...homeless])].join(' ');
    if (title) toast.error(title, sentence);
    else setNote(sentence);
  }, [error, fallback, getValues, setError, title, toast]);

  return note;
}
