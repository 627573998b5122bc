import { useLocation, useNavigate } from 'react-router-dom';
import { signOutAnswered } from '@/access/session';
import type { SessionUser } from '@/access/user';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { otherLanguage, showIn } from '@/lib/language';
import { isProblem, problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { nextOf } from '@/lib/next';
import { pathFrom } from '@/lib/roles';
import { useText } from './messages';
import type { Portal } from './portals';

export interface SignInValues {
  username: string;
  password: string;
}

/** Signs somebody in at a door: the admin's and the warehouse's have calls of their own (specification 1 §7). */
export function useSignIn(portal: Portal) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const next = nextOf(useLocation().search);
  const { signIn } = useSession();
  const [login, loginState] = api.useLoginMutation();
  const [warehouseLogin, warehouseState] = api.useWarehouseLoginMutation();
  const [testLogin, testState] = api.useTestLoginMutation();

  const call = async (values: SignInValues) => {
    await signOutAnswered();
    if (portal === 'admin') return testLogin({ signInRequest: values }).unwrap();
    if (portal === 'warehouse') return warehouseLogin({ signInRequest: values }).unwrap();
    return login({ signInRequest: { ...values, portal } }).unwrap();
  };

  const submit = async (values: SignInValues) => {
    try {
      const { user } = await call(values);
      const person = user as SessionUser;
      if (!signIn(person)) return;
      const path = pathFrom(person, next);
      const chosen = otherLanguage(person.language);
      if (chosen && showIn(chosen, path)) return;
      toast.success(text('welcome'));
      void navigate(path, { replace: true });
    } catch (error) {
      const isDenied = isProblem(error) && error.status === 403;
      toast.error(
        text(isDenied ? 'deniedTitle' : 'failedTitle'),
        problemText(error, text('failedText')),
      );
    }
  };

  return {
    submit,
    loading: loginState.isLoading || warehouseState.isLoading || testState.isLoading,
    error: loginState.error ?? warehouseState.error ?? testState.error,
  };
}
