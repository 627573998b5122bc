import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignOutPending } from '@/access/session';
import { selectIsCutOff, selectUnanswered } from '@/api/unanswered';
import { followParts, partsState } from '@/lib/parts';
import type { RootState } from './store';
import { text } from './messages';

type Sentence = 'outdated' | 'signOutPending' | 'connectionLost' | 'notRefreshed';

function useSentence(): Sentence | undefined {
  const parts = useSyncExternalStore(followParts, partsState);
  const isSignOutPending = useSelector(selectIsSignOutPending);
  const isCutOff = useSelector(selectIsCutOff);
  const isOpen = useSelector((state: RootState) => Object.keys(selectUnanswered(state)).length > 0);
  if (parts === 'outdated') return 'outdated';
  if (isSignOutPending) return 'signOutPending';
  if (parts === 'lost' || isCutOff) return 'connectionLost';
  return isOpen ? 'notRefreshed' : undefined;
}

/**
 * Above every page while the server cannot be reached: what is on the screen stays there and may be old. After an
 * update it offers the new version. It needs nothing that would still have to be loaded.
 */
export function ConnectionBar() {
  const sentence = useSentence();
  return (
    <Box
      role="status"
      data-print="no"
      sx={{
        position: 'fixed',
        top: 8,
        left: 0,
        right: 0,
        zIndex: 'tooltip',
        display: 'flex',
        justifyContent: 'center',
        px: 2,
        pointerEvents: 'none',
      }}
    >
      {sentence && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 0.75,
            borderRadius: 2,
            border: 1,
            borderColor: 'currentcolor',
            bgcolor: 'tone.warning.bg',
            color: 'tone.warning.fg',
            typography: 'body2',
            fontWeight: 600,
            pointerEvents: 'auto',
          }}
        >
          {text(sentence)}
          {sentence === 'outdated' && (
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              onClick={() => window.location.reload()}
            >
              {text('reload')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
