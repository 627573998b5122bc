import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import { ErrorState, LinesSkeleton } from '@/ui/feedback';
import { Block } from '@/ui/data/Facts';
import { Sessions } from '@/features/people';
import { useText } from './messages';

/** Every place the person is signed in at, and the way to end it there. */
export function SessionList() {
  const text = useText();
  const { data, error, refetch } = api.useListSessionsQuery({});
  const [revoke] = api.useRevokeSessionMutation();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton count={3} height={72} />;
  return (
    <Block title={text('sessions')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {text('sessionsText')}
      </Typography>
      <Sessions
        label={text('sessions')}
        sessions={data.items}
        end={(session) => revoke({ id: session.id })}
      />
    </Block>
  );
}
