import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { NotificationResponse } from '@/api/generated';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { useText } from './messages';
import { NoticeGroup } from './NoticeGroup';
import { alike, useNotices, type NoticePart } from './useNotices';

interface NoticeFeedProps extends NoticePart {
  /** The person went to what a notice is about. */
  onFollow?: () => void;
  isDense?: boolean;
  /** Stands before a notice, such as the box that chooses it. */
  lead?: (notice: NotificationResponse) => ReactNode;
}

/** The notices of one page, without a frame of their own. */
export function NoticeFeed({ onFollow, isDense, lead, ...part }: NoticeFeedProps) {
  const text = useText();
  const query = useNotices(part);
  return (
    <QueryView
      query={query}
      loading={
        <Box sx={{ p: 2 }}>
          <LinesSkeleton count={4} height={56} />
        </Box>
      }
    >
      {(data) => {
        if (data.items.length === 0)
          return (
            <EmptyState
              icon={<NotificationsIcon />}
              title={text(part.status ? 'nothingUnread' : 'empty')}
              {...(part.status ? {} : { text: text('emptyText') })}
            />
          );
        return (
          <Box component="ul" aria-label={text('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {alike(data.items).map((notices) => (
              <NoticeGroup
                key={notices.at(-1)?.id}
                notices={notices}
                onFollow={onFollow}
                isDense={isDense}
                lead={lead}
              />
            ))}
          </Box>
        );
      }}
    </QueryView>
  );
}
