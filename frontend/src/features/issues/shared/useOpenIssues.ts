import { api } from '@/api/enhance';
import { usePolling } from '@/lib/hooks/usePolling';

/** How many issues are open; asked for again while the page is in sight. */
export function useOpenIssues(): number | undefined {
  const pollingInterval = usePolling();
  return api.useCountIssuesQuery(undefined, { pollingInterval }).data?.open;
}
