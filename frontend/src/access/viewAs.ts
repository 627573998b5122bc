import type { Problem } from '@/lib/server/problem';
import { isProblem } from '@/lib/server/problem';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import { openAnew } from '@/lib/openAnew';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { clearStorage } from '@/lib/storage';
import { accountApi } from './accountApi';
import { saveUser } from './sessionStorage';
import type { SessionUser } from './user';

const READ_ONLY = 'urn:tierway:problem:view-as-read-only';
const OVER = 'urn:tierway:problem:view-as-over';

/** Whether something was to be changed while the session shows the pages of somebody else. */
export const isReadOnly = ({ type }: Problem): boolean => type === READ_ONLY;

/** Whether the session showed the pages of somebody else, and no longer does. */
export const isViewOver = ({ type }: Problem): boolean => type === OVER;

/** Takes the person whose pages the session shows from now on, as a sign-in does, and opens their dashboard. */
export function showPagesOf(person: SessionUser): void {
  clearStorage();
  saveUser(person);
  openAnew(dashboardPath(person));
}

async function leave(dispatch: AppDispatch, to: string | undefined): Promise<boolean> {
  const { error } = await dispatch(
    accountApi.endpoints.leaveViewAs.initiate(undefined, { track: false }),
  );
  if (isProblem(error) && error.status !== 401) return false;
  const query = accountApi.endpoints.sessionUser.initiate(undefined, {
    forceRefetch: true,
    subscribe: false,
  });
  const { data: own } = await dispatch(query);
  clearStorage();
  if (own?.isActive) saveUser(own);
  openAnew(own ? (to ?? dashboardPath(own)) : paths.home);
  return true;
}

let leaving: Promise<boolean> | undefined;

/**
 * Returns to the admin's own pages; whether that was done. However often it is asked for at once, it is done once.
 * @param to the page to open; by default the dashboard
 */
export function endView(to?: string) {
  return (dispatch: AppDispatch): Promise<boolean> => {
    leaving ??= leave(dispatch, to).finally(() => {
      leaving = undefined;
    });
    return leaving;
  };
}
