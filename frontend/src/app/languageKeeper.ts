import { accountApi } from '@/access/accountApi';
import { selectUser, updateUser } from '@/access/session';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import type { Language } from '@/lib/language';
import { problemText } from '@/lib/server/problem';
import { toastShown } from '@/ui/toaster';
import { text } from './messages';
import type { AppStore } from './store';

/**
 * Stores the language that a signed-in person picks in their account: mail, and their other devices, follow it. What an
 * admin picks while looking at somebody's pages stays with the browser. False if it could not be stored.
 */
export async function storeChoice(store: AppStore, language: Language): Promise<boolean> {
  const dispatch = store.dispatch as AppDispatch;
  const user = selectUser(store.getState());
  if (!user || user.viewAs) return true;
  const call = accountApi.endpoints.storeLanguage.initiate;
  const { error } = await dispatch(call({ id: user.id, language }, { track: false }));
  if (error) {
    const title = text('languageNotSaved');
    dispatch(toastShown({ kind: 'destructive', title, text: problemText(error, '') }));
    return false;
  }
  dispatch(updateUser({ ...user, language }));
  return true;
}
