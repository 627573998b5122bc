import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { useLivePolling } from '@/features/notices';
import { ArrivedMark, useArrivals } from '@/ui/table';
import { Page } from '@/ui/page/Page';
import { useText } from './messages';
import { PendingUserCard } from './PendingUserCard';
import { RejectDialog } from './RejectDialog';
import { useDecisions } from './useDecisions';

/** The queue of people who wait for a decision. */
export default function UserManagementPage() {
  const text = useText();
  const query = api.useListPendingUsersQuery(
    {},
    { refetchOnMountOrArgChange: true, pollingInterval: useLivePolling() },
  );
  const isNew = useArrivals({ list: query, rowKey: ({ id }) => id });
  const { approve, reject, busy } = useDecisions();
  const [rejecting, setRejecting] = useState<UserResponse | null>(null);

  const content = () => {
    return (
      <QueryView query={query} loading={<LinesSkeleton />}>
        {(data) => {
          if (data.items.length === 0) {
            return (
              <Card>
                <EmptyState
                  title={text('queueEmpty')}
                  text={text('queueEmptyText')}
                  icon={<HowToRegIcon />}
                />
              </Card>
            );
          }
          return (
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { lg: '1fr 1fr' },
                alignItems: 'start',
              }}
            >
              {data.items.map((user) => (
                <Box key={user.id} sx={{ position: 'relative', minWidth: 0 }}>
                  {isNew(user) && <ArrivedMark top={28} />}
                  <PendingUserCard
                    user={user}
                    busy={busy}
                    onApprove={() => void approve(user)}
                    onReject={() => setRejecting(user)}
                  />
                </Box>
              ))}
            </Box>
          );
        }}
      </QueryView>
    );
  };

  return (
    <Page title={text('userManagement')} description={text('queueText')}>
      {content()}
      {rejecting && (
        <RejectDialog
          user={rejecting}
          loading={busy}
          onClose={() => setRejecting(null)}
          onReject={async (reason) => {
            if (await reject(rejecting, reason)) setRejecting(null);
          }}
        />
      )}
    </Page>
  );
}
