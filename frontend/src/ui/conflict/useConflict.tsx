import { conflictsOf, expectedOf, isConflict, withValue, type EditedFields } from './conflicts';
import { useQuestion } from './useQuestion';

type Expected = Record<string, unknown>;
/** What a call answers. */
export interface Answer<R> {
  data?: R | undefined;
  error?: unknown;
}

/**
 * Saves what somebody changed, saying what they saw. When somebody else was faster, both values are shown, and what the
 * person decides is saved; going back leaves the form as it is typed.
 *
 *     const edited = useConflict(FIELDS);
 *     const { data } = await edited.save(body, seen, (body, expected) =>
 *       update({ id, addressRequest: { ...body, expected } }));
 *
 * The component shows `edited.dialog`, and `edited.failure(error)` in the place of the call's error.
 */
export function useConflict(fields: EditedFields) {
  const { ask, dialog } = useQuestion(fields);

  const save = async <B extends object, R>(
    typed: B,
    seen: object | null,
    send: (body: B, expected: Expected) => PromiseLike<Answer<R>>,
  ): Promise<Answer<R>> => {
    let body = typed;
    let expected = expectedOf(seen, body, fields);
    for (;;) {
      const answer = await send(body, expected);
      const conflicts = conflictsOf(answer.error, body, expected, fields);
      if (conflicts.length === 0) return answer;
      const open = conflicts.filter(({ isAgreed }) => !isAgreed);
      const choices = open.length > 0 ? await ask(open) : {};
      if (choices === null) return {};
      for (const { field, theirs, kept } of conflicts) {
        expected = withValue(expected, field, theirs || null);
        if (choices[field] !== 'mine') body = withValue(body, field, kept);
      }
    }
  };

  return {
    save,
    dialog,
    /** The error of the call, unless it is one that the dialog asks about. */
    failure: (error: unknown) => (isConflict(error, fields) ? undefined : error),
  };
}
