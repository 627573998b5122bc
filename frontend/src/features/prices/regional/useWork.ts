import { useCallback, useReducer } from 'react';
import { NO_WORK, work } from '@/features/prices/grid';

/** The prices that were changed and are not saved, with their undo; pages, searches and tabs do not end it. */
export function useWork() {
  const [state, step] = useReducer(work, NO_WORK);
  const hasUnsaved = useCallback(() => state.edits.size > 0, [state.edits]);
  return { work: state, step, hasUnsaved };
}
