import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DateTime } from '@/ui/data';

export interface Said {
  id: number;
  author: ReactNode;
  text: ReactNode;
  createdAt: string;
  /** What can be done about it. */
  action?: ReactNode;
}

interface TalkProps<S extends Said> {
  /** The oldest first. */
  said: readonly S[];
  /** In a talk of two: whether the reader said it. Without it everybody stands on one side. */
  isOwn?: (one: S) => boolean;
}

const SIDE = {
  own: { justifySelf: 'end', maxWidth: '85%', bgcolor: 'surface.accent' },
  other: { justifySelf: 'start', maxWidth: '85%', bgcolor: 'surface.sunken' },
  all: { bgcolor: 'surface.sunken' },
} as const;

/** What people wrote to each other; what comes is read out. */
export function Talk<S extends Said>({ said, isOwn }: TalkProps<S>) {
  const side = (one: S) => SIDE[!isOwn ? 'all' : isOwn(one) ? 'own' : 'other'];
  return (
    <Box
      component="ol"
      aria-live="polite"
      sx={{ listStyle: 'none', m: 0, p: 0, mb: 2, display: 'grid', gap: 1 }}
    >
      {said.map((one) => (
        <Box
          component="li"
          key={one.id}
          sx={{ px: 1.75, py: 1.25, borderRadius: 1.5, ...side(one) }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography variant="caption" sx={{ color: 'text.secondary', flexGrow: 1 }}>
              {one.author} · <DateTime time={one.createdAt} />
            </Typography>
            {one.action}
          </Box>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {one.text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
