import { selectUser, updateUser } from '@/access/session';
import { api } from '@/api/enhance';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import type { Language } from '@/lib/language';
import { problemText } from '@/lib/server/problem';
import { text } from '@/ui/messages';
import { toastShown } from '@/ui/toaster';
import type { AppStore } from './store';

/**
 * Stores the language that a signed-in person picks in their account: mail, and their other devices, follow it. What an
 * admin picks while looking at somebody's pages stays with the browser. False if it could not be stored.
 */
export async function storeChoice(store: AppStore, language: Language): Promise<boolean> {
  const dispatch = store.dispatch as AppDispatch;
  const user = selectUser(store.getState());
  if (!user || user.viewAs) return true;
  const change = { id: user.id, updateUserRequest: { language } };
  const call = api.endpoints.updateUser.initiate(change, { track: false });
  const { error } = await dispatch(call);
  if (error) {
    const title = text('formFailed');
    dispatch(toastShown({ kind: 'destructive', title, text: problemText(error, '') }));
    return false;
  }
  dispatch(updateUser({ ...user, language }));
  return true;
}
