import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { DeliveryDetailsResponse } from '@/api/generated';
import { CopyButton } from '@/ui/data';
import { useText } from './messages';

/** JSON with a line for each value; any other text as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

interface PartProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Part({ title, action, children }: PartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 1,
        }}
      >
        <Typography id={id} variant="subtitle2" component="h3">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

function Code({ children }: { children: string }) {
  return (
    <Box
      component="pre"
      sx={{
        m: 0,
        p: 1.5,
        borderRadius: 0.8,
        bgcolor: 'surface.sunken',
        fontSize: '0.8125rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}

/** What was sent, in lines for people; copied as the bytes that were signed. */
export function BodySent({ body }: { body: string }) {
  const text = useText();
  return (
    <Part title={text('bodySent')} action={<CopyButton value={body} label={text('copyBody')} />}>
      <Code>{readable(body)}</Code>
    </Part>
  );
}

/** What the program answered last. */
export function Answer({ delivery }: { delivery: DeliveryDetailsResponse }) {
  const text = useText();
  const { answer, status } = delivery;
  const title = status
    ? `${text('answerReceived')} · ${text('answerStatus', { status })}`
    : text('answerReceived');
  return (
    <Part title={title}>
      {answer ? (
        <Code>{readable(answer)}</Code>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(status ? 'emptyAnswer' : 'noAnswer')}
        </Typography>
      )}
    </Part>
  );
}
