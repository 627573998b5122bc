import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  kind: 'success' | 'info' | 'destructive';
  title: string;
  text?: string;
  /** A page that the toast leads to. */
  link?: { to: string; label: string };
  /** Announces notices: it goes once the person looks at the list of them. */
  isAnnouncement?: boolean;
  /** Key of the undo that the toast offers (see `useToast`). */
  undoId?: string;
}

/** At most one toast is on the screen: a new one takes the place of the old. */
export interface ToastState {
  current: Toast | null;
}

const nothing: ToastState = { current: null };

const toastSlice = createSlice({
  name: 'toast',
  initialState: nothing,
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid(8) } }),
      reducer(state, { payload }: PayloadAction<Toast>) {
        state.current = payload;
      },
    },
    toastClosed(state, { payload }: PayloadAction<string>) {
      if (state.current?.id === payload) state.current = null;
    },
  },
});

export const { toastShown, toastClosed } = toastSlice.actions;
export const toastReducer = toastSlice.reducer;
export const selectToast = (state: { toast: ToastState }) => state.toast.current;
