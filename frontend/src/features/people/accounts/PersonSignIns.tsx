import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { Block } from '@/ui/data/Facts';
import { Sessions } from '../sessions/Sessions';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import { PersonActivity } from './PersonActivity';

interface OfPerson {
  id: number;
  name: string;
}

function EndAllDialog({ id, name, onClose }: OfPerson & { onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const [revokeAll, { isLoading }] = api.useRevokeUserSessionsMutation();
  const end = async () => {
    const { error } = await revokeAll({ id });
    onClose();
    if (error) toast.error(text('endAllFailed'), problemText(error, text('changeFailedText')));
    else toast.success(text('endedAll'), name);
  };
  return (
    <ConfirmDialog
      open
      title={text('endAllTitle', { name })}
      consequence={text('endAllText')}
      confirmLabel={text('endAll')}
      danger
      loading={isLoading}
      onConfirm={end}
      onClose={onClose}
    />
  );
}

function PersonSessions({ id, name }: OfPerson) {
  const text = useText();
  const [isEndingAll, setEndingAll] = useState(false);
  const query = api.useListUserSessionsQuery({ id }, { refetchOnMountOrArgChange: true });
  const [revoke] = api.useRevokeUserSessionMutation();
  const content = () => {
    return (
      <QueryView query={query} loading={<LinesSkeleton count={2} height={72} />}>
        {(data) => {
          if (data.items.length === 0)
            return (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text('noSessions')}
              </Typography>
            );
          return (
            <>
              <Sessions
                label={text('sessions')}
                sessions={data.items}
                end={(session) => revoke({ id, sessionId: session.id })}
              />
              <Button color="error" sx={{ mt: 2 }} onClick={() => setEndingAll(true)}>
                {text('endAll')}
              </Button>
            </>
          );
        }}
      </QueryView>
    );
  };
  return (
    <Block title={text('sessions')}>
      {content()}
      {isEndingAll && <EndAllDialog id={id} name={name} onClose={() => setEndingAll(false)} />}
    </Block>
  );
}

/** Where somebody is signed in now, and when and from where they signed in and out. One's own are on the account page. */
export function PersonSignIns({ id, name }: OfPerson) {
  const { user } = useSession();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {user?.id !== id && <PersonSessions id={id} name={name} />}
      <PersonActivity key="signIns" id={id} show="signIns" />
    </Box>
  );
}
