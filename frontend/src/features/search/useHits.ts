import { api } from '@/api/enhance';
import type { SearchItem } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { roleName } from '@/lib/roleNames';
import { hitPath } from './hits';
import { useText } from './messages';
import type { Command } from '@/ui/shell/nav';

/** Most things of a kind in the list. */
const MOST = 5;

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
    const to = user ? hitPath(item, user) : undefined;
    const { kind, document, title, detail, role } = item;
    const label = document ? text(`document.${document}`, { number: title }) : title;
    const hint = [detail, role && roleName(role)].filter(Boolean).join(' · ');
    return to ? [{ label, to, group: text(`kind.${kind}`), hint }] : [];
  };
  return {
    hits: items.flatMap(command),
    isSearching: typed !== '' && (!isSettled || (search.isFetching && !search.currentData)),
    isFailed: typed !== '' && isSettled && search.isError,
    retry: () => void search.refetch(),
  };
}
