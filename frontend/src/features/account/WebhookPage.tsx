import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { isNotFound } from '@/lib/server/problem';
import { LinesSkeleton, NotFoundPage, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { WebhookDetails, webhookName, WebhookState } from '@/features/webhooks';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { usePolling } from '@/lib/hooks/usePolling';
import { paths } from '@/lib/paths';
import { mayHaveWebhooks } from '@/lib/roles';
import { useText } from './messages';

/** One of one's own webhooks, with what was sent to it. */
export default function WebhookPage() {
  const text = useText();
  const { user } = useSession();
  const id = useIdParam('webhookId');
  const isSkipped = id === 0 || !user || !mayHaveWebhooks(user);
  const pollingInterval = usePolling();
  const query = api.useGetWebhookQuery(
    { id },
    { skip: isSkipped, pollingInterval, refetchOnMountOrArgChange: true },
  );
  const { currentData, error } = query;
  if (isSkipped || isNotFound(error)) return <NotFoundPage />;
  const name = currentData ? webhookName(currentData) : text('webhook');
  return (
    <Page
      title={name}
      width="lg"
      crumbs={[
        { label: text('title'), to: paths.account },
        { label: text('webhooks'), to: paths.accountTab('webhooks') },
        { label: name },
      ]}
      description={currentData && <WebhookState webhook={currentData} />}
    >
      <QueryView query={query} current loading={<LinesSkeleton count={4} height={120} />}>
        {(webhook) => <WebhookDetails webhook={webhook} />}
      </QueryView>
    </Page>
  );
}
