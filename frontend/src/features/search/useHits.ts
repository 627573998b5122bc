import { useEffect, useState } from 'react';
import { api } from '@/api/enhance';
import type { SearchItem, SettingResponse } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { loadPart } from '@/lib/parts';
import { paths } from '@/lib/paths';
import { roleName } from '@/lib/roleNames';
import { matchCommands, type Command } from '@/ui/shell/nav';
import { describeStatus } from '@/ui/status';
import { actionPath, carrierPage, statusKind } from './hits';
import { useText } from './messages';

/** Most things of a kind in the list. */
const MOST = 5;
/** Fewer letters would find every setting and page. */
const LEAST_LETTERS = 2;

type Text = ReturnType<typeof useText>;

function labelOf(
  { kind, document, title }: Pick<SearchItem, 'kind' | 'document' | 'title'>,
  text: Text,
) {
  if (document) return text(`document.${document}`, { number: title });
  return kind === 'shipment' ? text('shipment', { number: title }) : title;
}

function statusOf(item: SearchItem, text: Text): Pick<Command, 'status'> {
  const { status } = item;
  if (!status) return {};
  // Of all that has a status, only shipments are late.
  if (status === 'late') return { status: { label: text('late'), tone: 'warning' } };
  return { status: describeStatus(statusKind(item), status) };
}

/** What the server finds for what is typed, once that has stood still; never the answer to an earlier text. */
export function useHits(query: string) {
  const text = useText();
  const { user } = useSession();
  const typed = query.trim();
  const q = useDebounced(typed, 200);
  const search = api.useSearchQuery(
    { q, limit: MOST },
    { skip: !user || q === '', refetchOnMountOrArgChange: true },
  );
  const isSettled = typed === q;
  const items = (isSettled && q !== '' && search.currentData?.items) || [];

  const command = (item: SearchItem): Command[] => {
    const to = user ? actionPath(item, user) : undefined;
    const { kind, document, title, detail, role } = item;
    const hint = [detail, role && roleName(role)].filter(Boolean).join(' · ');
    const isElsewhere = carrierPage(item) !== undefined;
    // A shipment whose carrier has no page that is known here opens with its order.
    const does = item.action === 'trackShipment' && !isElsewhere ? 'open' : item.action;
    const shown = {
      label: labelOf({ kind, document, title }, text),
      group: text(`kind.${kind}`),
      hint,
      action: text(`do.${does ?? 'open'}`),
      ...statusOf(item, text),
      ...(isElsewhere ? { isElsewhere } : {}),
    };
    return to ? [{ to, ...shown }] : [];
  };
  return {
    hits: items.flatMap(command),
    isSearching: typed !== '' && (!isSettled || (search.isFetching && !search.currentData)),
    isFailed: typed !== '' && isSettled && search.isError,
    retry: () => void search.refetch(),
  };
}

/** Settings by their names and explanations, each on its section's page; for the admin. */
export function useSettingHits(query: string): Command[] {
  const text = useText();
  const { user } = useSession();
  const typed = query.trim();
  const skip = user?.role !== 'admin' || typed.length < LEAST_LETTERS;
  const items = api.useListSettingsQuery({}, { skip }).data?.items;
  const [name, setName] = useState<{ of: (setting: SettingResponse) => SettingResponse }>();
  useEffect(() => {
    if (!skip)
      void loadPart(() => import('@/features/system/names')).then((all) =>
        setName({ of: all.namedSetting }),
      );
  }, [skip]);
  if (skip || !items || !name) return [];
  const commands = items.map((setting) => {
    const { label, description, group } = name.of(setting);
    const to = paths.admin.setting(setting.group.toLowerCase(), setting.key);
    return { label, to, group: text('settings'), hint: group, description };
  });
  const isMeant = ({ label, hint, description }: (typeof commands)[number]) =>
    matchCommands([{ label, hint: `${hint} ${description}`, to: '', group: '' }], typed).length > 0;
  return commands
    .filter(isMeant)
    .slice(0, MOST)
    .map(({ label, to, group, hint }) => ({ label, to, group, hint, action: text('do.open') }));
}

/** Pages of the help that have what is typed. */
export function useHelpHits(query: string): Command[] {
  const text = useText();
  const typed = query.trim();
  const isAsked = typed.length >= LEAST_LETTERS;
  const [search, setSearch] = useState<{
    for: (query: string) => { slug: string; title: string }[];
  }>();
  useEffect(() => {
    if (!isAsked || search) return;
    void loadPart(() => import('@/features/help/help')).then(async ({ loadHelp, searchPages }) => {
      const { pages } = await loadHelp();
      setSearch({ for: (query) => searchPages(pages, query) });
    });
  }, [isAsked, search]);
  if (!isAsked || !search) return [];
  return search
    .for(typed)
    .slice(0, MOST)
    .map(({ slug, title }) => ({
      label: title,
      to: paths.help.page(slug),
      group: text('help'),
      action: text('do.open'),
    }));
}
