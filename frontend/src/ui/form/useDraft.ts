import { useContext, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DraftOwner, keepDraft, takeDraft } from '@/lib/drafts';

/**
 * Keeps what was typed when the session ends under somebody's hands, and puts it back once they are here again.
 * @param name tells the forms of one page apart
 * @returns whether something was put back
 */
export function useDraft<V extends FieldValues, O>(
  // The second parameter of the form is its context, which we do not use.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  form: UseFormReturn<V, any, O>,
  name: string,
  isOpen = true,
): boolean {
  const { userId, isLost } = useContext(DraftOwner);
  const [isRestored, setRestored] = useState(false);
  const { isDirty } = form.formState;
  const latest = useRef({ form, isDirty });
  useEffect(() => {
    latest.current = { form, isDirty };
  });

  useEffect(() => {
    if (!isOpen || userId === undefined) return undefined;
    const place = `${window.location.pathname} ${name}`;
    const draft = takeDraft(userId, place);
    const { reset, getValues } = latest.current.form;
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
    setRestored(draft !== undefined);
    return () => {
      const { form: left, isDirty: hasTyped } = latest.current;
      if (hasTyped && isLost()) keepDraft(userId, place, left.getValues());
    };
  }, [isLost, isOpen, name, userId]);
  return isRestored;
}
