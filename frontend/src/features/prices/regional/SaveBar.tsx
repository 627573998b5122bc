import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { summarize, type Step, type Summary, type Work } from '@/features/prices/grid';
import { useText } from './messages';

interface SaveBarProps {
  work: Work;
  onStep: (step: Step) => void;
  onReview: () => void;
}

function Words({ sum }: { sum: Summary }) {
  const text = useText();
  const kinds = [
    sum.raised && text('raised', { count: sum.raised }),
    sum.lowered && text('lowered', { count: sum.lowered }),
    sum.added && text('added', { count: sum.added }),
    sum.removed && text('removedCount', { count: sum.removed }),
  ].filter(Boolean);
  return (
    <Box sx={{ minWidth: 0, flexGrow: 1 }} aria-live="polite">
      <Typography sx={{ fontWeight: 620 }}>
        {text('changed', { count: sum.count })} {text('ofProducts', { count: sum.products })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {kinds.join(' · ')}
        {sum.wrong > 0 && (
          <Box component="span" sx={{ color: 'tone.danger.fg', fontWeight: 600 }}>
            {kinds.length > 0 && ' · '}
            {text('wrong', { count: sum.wrong })}
          </Box>
        )}
      </Typography>
    </Box>
  );
}

function Conflicts({ count, onStep }: { count: number; onStep: SaveBarProps['onStep'] }) {
  const text = useText();
  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: 'wrap', borderRadius: 0 }}
      action={
        <>
          <Button
            color="inherit"
            size="small"
            onClick={() => onStep({ do: 'settle', keep: 'mine' })}
          >
            {text('keepMine')}
          </Button>
          <Button
            color="inherit"
            size="small"
            onClick={() => onStep({ do: 'settle', keep: 'theirs' })}
          >
            {text('takeTheirs')}
          </Button>
        </>
      }
    >
      <strong>{text('conflicts', { count })}</strong> {text('conflictsText')}
    </Alert>
  );
}

/** What is not saved yet, with the ways back and on; it stays in sight while there is something. */
export function SaveBar({ work, onStep, onReview }: SaveBarProps) {
  const text = useText();
  const sum = summarize(work.edits);
  if (sum.count === 0 && work.past.length === 0 && work.future.length === 0) return null;
  return (
    <Card
      component="section"
      aria-label={text('bar')}
      sx={{ position: 'sticky', bottom: 12, zIndex: 4, mt: 2, boxShadow: 6 }}
    >
      {sum.conflicts > 0 && <Conflicts count={sum.conflicts} onStep={onStep} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: { xs: 1, sm: 1.5 },
          px: 2,
          py: 1.5,
        }}
      >
        <Words sum={sum} />
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Tooltip title={text('undo')}>
            <span>
              <IconButton
                aria-label={text('undo')}
                disabled={work.past.length === 0}
                onClick={() => onStep({ do: 'undo' })}
              >
                <UndoIcon />
              </IconButton>
            </span>
          </Tooltip>
          <Tooltip title={text('redo')}>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              <IconButton
                aria-label={text('redo')}
                disabled={work.future.length === 0}
                onClick={() => onStep({ do: 'redo' })}
              >
                <RedoIcon />
              </IconButton>
            </Box>
          </Tooltip>
          <Button
            color="inherit"
            disabled={sum.count === 0}
            onClick={() => onStep({ do: 'discard' })}
          >
            {text('discard')}
          </Button>
          <Button
            variant="contained"
            disabled={sum.count === 0 || sum.wrong > 0 || sum.conflicts > 0}
            onClick={onReview}
          >
            {text('review')}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
