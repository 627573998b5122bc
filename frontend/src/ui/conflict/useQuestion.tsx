import { useState } from 'react';
import { ConflictDialog, type Choices } from './ConflictDialog';
import type { Conflict, EditedFields } from './conflicts';

interface Question {
  conflicts: readonly Conflict[];
  fields: EditedFields | undefined;
  answer: (choices: Choices | null) => void;
}

/**
 * Asks whose values stay; nothing is the answer of who goes back to the form. The fields are those of the page as it is
 * now, unless a question has its own.
 */
export function useQuestion(now: EditedFields = {}) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (conflicts: readonly Conflict[], fields?: EditedFields) =>
    new Promise<Choices | null>((resolve) => {
      setQuestion({
        conflicts,
        fields,
        answer: (choices) => {
          setQuestion(null);
          resolve(choices);
        },
      });
    });
  const dialog = question && (
    <ConflictDialog
      conflicts={question.conflicts}
      fields={question.fields ?? now}
      onChoose={question.answer}
      onBack={() => question.answer(null)}
    />
  );
  return { ask, dialog };
}
