import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import type { NotificationResponse } from '@/api/generated';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { useText } from './messages';
import { alike, useNotices, type NoticePart } from './useNotices';
import { NoticeItem } from './NoticeItem';

interface NoticeGroupProps {
  /** At least one, the newest first; all say the same of different things. */
  notices: readonly NotificationResponse[];
  onFollow?: (() => void) | undefined;
  isDense?: boolean | undefined;
  /** What stands before each. */
  lead?: ((notice: NotificationResponse) => ReactNode) | undefined;
}

/** What repeats: the newest, and the others on demand. */
function NoticeGroup({ notices, lead, ...item }: NoticeGroupProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [newest, ...others] = notices;
  if (!newest) return null;
  if (others.length === 0) return <NoticeItem notice={newest} lead={lead?.(newest)} {...item} />;
  return (
    <>
      <NoticeItem
        notice={newest}
        lead={lead?.(newest)}
        {...item}
        more={
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {text(isOpen ? 'fewer' : 'alike', { count: others.length })}
          </Button>
        }
      />
      {isOpen && (
        <Box component="li">
          <Box
            component="ul"
            id={id}
            sx={{ listStyle: 'none', m: 0, p: 0, pl: 2, bgcolor: 'action.hover' }}
          >
            {others.map((notice) => (
              <NoticeItem key={notice.id} notice={notice} lead={lead?.(notice)} {...item} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

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
