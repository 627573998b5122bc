import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { Block } from '@/ui/data/Facts';
import { Sessions } from '@/features/people';
import { useText } from './messages';

/** Every place the person is signed in at, and the way to end it there. */
export function SessionList() {
  const text = useText();
  const query = api.useListSessionsQuery({});
  const [revoke] = api.useRevokeSessionMutation();
  return (
    <QueryView query={query} loading={<LinesSkeleton count={3} height={72} />}>
      {(data) => (
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
      )}
    </QueryView>
  );
}
