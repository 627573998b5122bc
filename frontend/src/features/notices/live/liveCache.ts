import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/api/enhance';
import type {
  addTagTypes,
  ListNotificationsApiArg,
  NotificationResponse,
  SubjectKindName,
} from '@/api/generated';
import type { Page } from '@/lib/server/page';
import type { LiveStore } from './types';

type Tag = (typeof addTagTypes)[number];
type ApiState = Parameters<typeof api.util.selectCachedArgsForQuery>[0];

/** How long what came at once is waited for before something is asked for again, in milliseconds. */
const SETTLE = 400;

/** What a notice about something makes stale on the page one looks at. */
const STALE: Partial<Record<SubjectKindName, readonly Tag[]>> = {
  order: ['Orders', 'Warehouse'],
  quote: ['Orders', 'Warehouse'],
  product: ['Inventory', 'Wishlist'],
  issue: ['Issues'],
  purchaseOrder: ['Purchasing'],
  return: ['Returns', 'Orders'],
  user: ['Accounts', 'Employees'],
  payout: ['Commissions'],
};

/** What word of a changed list makes stale. */
const OF_LIST: Partial<Record<string, readonly Tag[]>> = {
  orders: ['Orders', 'Warehouse'],
  stock: ['Inventory'],
  returns: ['Returns'],
  purchasing: ['Purchasing'],
  issues: ['Issues'],
  accounts: ['Accounts', 'Employees'],
  settings: ['Settings'],
};
const LISTS: readonly Tag[] = Object.values(OF_LIST).flatMap((tags) => tags ?? []);

function isFor(notice: NotificationResponse, role: string | null | undefined): boolean {
  return !role || role.toLowerCase() === notice.role?.toLowerCase();
}

/** The newest first, each once. The page grows: its cursor goes on where the page ended. */
function insertNotice(page: Page<NotificationResponse>, notice: NotificationResponse): void {
  if (page.items.some(({ id }) => id === notice.id)) return;
  const place = page.items.findIndex(({ id }) => id < notice.id);
  page.items.splice(place < 0 ? page.items.length : place, 0, notice);
  page.total += 1;
}

/** Brings the answers that pages look at up to date with what arrives live. */
export function liveCache(store: LiveStore) {
  const dispatch = store.dispatch as ThunkDispatch<ApiState, unknown, UnknownAction>;
  const state = () => store.getState() as ApiState;
  const { countNotifications, listNotifications } = api.endpoints;
  const stale = new Set<Tag>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const askAgain = (...tags: readonly Tag[]) => {
    tags.forEach((tag) => stale.add(tag));
    timer ??= setTimeout(() => {
      timer = undefined;
      dispatch(api.util.invalidateTags([...stale]));
      stale.clear();
    }, SETTLE);
  };
  /** An answer on its way may have been made before what has just arrived. */
  const isAsking = () =>
    [
      ...api.util
        .selectCachedArgsForQuery(state(), 'countNotifications')
        .map((args) => countNotifications.select(args)(state())),
      ...api.util
        .selectCachedArgsForQuery(state(), 'listNotifications')
        .map((args) => listNotifications.select(args)(state())),
    ].some(({ isLoading }) => isLoading);

  const insert = (args: ListNotificationsApiArg, notice: NotificationResponse) => {
    // Pages behind the first begin after what was seen; nothing comes in between.
    if (args.cursor || !isFor(notice, args.role)) return;
    dispatch(
      api.util.updateQueryData('listNotifications', args, (page) => insertNotice(page, notice)),
    );
  };

  return {
    /** What was missed comes after the hello and is in its number; everything is asked for again. */
    hello(unread: number, isAgain: boolean) {
      const count = countNotifications.select({})(state()).data?.unread;
      if (isAgain || isAsking() || (count !== undefined && count !== unread))
        askAgain('Notifications');
      // What changed meanwhile, nobody told.
      if (isAgain) askAgain(...LISTS);
    },
    /** Lists are others now than when they were asked for. */
    changed(lists: readonly string[]) {
      askAgain(...lists.flatMap((list) => OF_LIST[list] ?? []));
    },
    notice(notice: NotificationResponse) {
      const tags = notice.subject ? STALE[notice.subject.kind] : undefined;
      if (tags) askAgain(...tags);
      if (stale.has('Notifications')) return;
      if (isAsking()) return askAgain('Notifications');
      for (const args of api.util.selectCachedArgsForQuery(state(), 'listNotifications'))
        insert(args, notice);
      for (const args of api.util.selectCachedArgsForQuery(state(), 'countNotifications'))
        if (isFor(notice, args.role))
          dispatch(
            api.util.updateQueryData('countNotifications', args, (answer) => {
              answer.unread += 1;
            }),
          );
    },
    stop: () => clearTimeout(timer),
  };
}
