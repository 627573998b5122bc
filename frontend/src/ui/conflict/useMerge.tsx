import { useState } from 'react';
import { isProblem } from '@/lib/server/problem';
import type { EditedField } from './conflicts';
import { mergeRows, withRow, type Rows } from './rows';
import type { Answer } from './useConflict';
import { useQuestion } from './useQuestion';

const CONFLICT = 409;

/** A table as it is stored. */
export interface Table {
  rows: Rows;
  version: number;
}

const isStale = (error: unknown) => isProblem(error) && error.status === CONFLICT;

/**
 * Saves a table that is replaced as a whole and counts its changes. When somebody else was faster, theirs is read: rows
 * that one of the two changed stay so, of rows that both changed the dialog shows both, and what comes of it is saved.
 * Going back leaves the form as it is typed.
 *
 *     const edited = useMerge((key) => ({ label: nameOf(key) }));
 *     const { data } = await edited.save(rows, seen, send, read);
 */
export function useMerge(describe: (key: string) => EditedField) {
  const { ask, dialog } = useQuestion();
  const [isGivenUp, setGivenUp] = useState(false);

  const save = async <R,>(
    typed: Rows,
    seen: Table,
    send: (rows: Rows, version: number) => PromiseLike<Answer<R>>,
    read: () => PromiseLike<Table | undefined>,
  ): Promise<Answer<R>> => {
    let [rows, base] = [typed, seen];
    setGivenUp(false);
    for (;;) {
      const answer = await send(rows, base.version);
      if (!isStale(answer.error)) return answer;
      const now = await read();
      if (!now || now.version === base.version) {
        setGivenUp(true);
        return answer;
      }
      const merged = mergeRows(base.rows, rows, now.rows);
      const fields = Object.fromEntries(
        merged.conflicts.map(({ field }) => [field, describe(field)]),
      );
      const choices = merged.conflicts.length > 0 ? await ask(merged.conflicts, fields) : {};
      if (choices === null) return {};
      rows = merged.conflicts
        .filter(({ field }) => choices[field] === 'mine')
        .reduce((kept, { field, mine }) => withRow(kept, field, mine), merged.rows);
      base = now;
    }
  };
  return {
    save,
    dialog,
    /** The error of the call, unless it is one that is asked about. */
    failure: (error: unknown) => (isStale(error) && !isGivenUp ? undefined : error),
  };
}
