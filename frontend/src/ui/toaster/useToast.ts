import { nanoid } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { toastShown, type Toast } from './toastSlice';

type Undo = () => void;

interface Options extends Pick<Toast, 'link'> {
  undo?: Undo;
}

/** The undo of the toast on screen; functions do not belong in the store. */
const undos = new Map<string, Undo>();

export function takeUndo(id: string | undefined): Undo | undefined {
  const undo = id ? undos.get(id) : undefined;
  undos.clear();
  return undo;
}

/** `toast.success('Saved')`, `toast.error('Login Failed', problemText(error, …))`. */
export function useToast() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      success(title: string, text?: string, options: Options = {}) {
        undos.clear();
        const undoId = options.undo ? nanoid(8) : undefined;
        if (options.undo && undoId) undos.set(undoId, options.undo);
        const { link } = options;
        const extras = {
          ...(text ? { text } : {}),
          ...(undoId ? { undoId } : {}),
          ...(link ? { link } : {}),
        };
        dispatch(toastShown({ kind: 'success', title, ...extras }));
      },
      error(title: string, text?: string) {
        undos.clear();
        dispatch(toastShown({ kind: 'destructive', title, ...(text ? { text } : {}) }));
      },
    }),
    [dispatch],
  );
}
