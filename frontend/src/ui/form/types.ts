import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * What every form must wire: the mutation's `isLoading` and `error` are not optional,
 * so a form that forgets its waiting or its failure does not compile.
 */
export interface FormWiring<V extends FieldValues, O> {
  // The second parameter of the form is its context, which we do not use.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  form: UseFormReturn<V, any, O>;
  onSubmit: (values: O) => unknown;
  /** Told when the schema refuses, besides the errors on the fields; for screens whose refusals are toasts. */
  onInvalid?: (errors: FieldErrors<V>) => void;
  loading: boolean;
  error: unknown;
  submitLabel: string;
  /** Shown on the button while it waits, such as 'Creating Dealer Account...'. */
  loadingLabel?: string;
  /** With it a failure is a destructive toast of this title; without it a note above the fields. */
  failure?: { title: string; text?: string };
}
