import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import type { NotificationResponse } from '@/api/generated';
import { useText } from './messages';
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
export function NoticeGroup({ notices, lead, ...item }: NoticeGroupProps) {
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
