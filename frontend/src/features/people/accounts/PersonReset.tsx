import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import { DateTime } from '@/ui/data';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { Block } from '@/ui/data/Facts';
import { Status } from '@/ui/status';
import {
  LinkDialog,
  useSystemText,
  ResetDialog,
  resetActions,
  type ResetAction,
  type HandedOver,
} from '@/features/system';
import { useText } from './messages';

/** The person's open request for a new password, where there is one: mail the link anew, hand it over, or refuse. */
export function PersonReset({ userId }: { userId: number }) {
  const text = useText();
  const systemText = useSystemText();
  const [action, setAction] = useState<ResetAction | null>(null);
  const [made, setMade] = useState<HandedOver | null>(null);
  const query = api.useListPasswordResetsQuery({ userId }, { refetchOnMountOrArgChange: true });
  const request = query.data?.items.find((one) => resetActions(one).length > 0);
  const content = () => {
    return (
      <QueryView query={query} loading={<LinesSkeleton count={1} height={48} />}>
        {() => {
          if (!request)
            return (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text('resetNone')}
              </Typography>
            );
          return (
            <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
              <Status of="reset" value={request.state} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {systemText('requested')} <DateTime time={request.requestedAt} />
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {resetActions(request).map((one) => (
                  <Button
                    key={one}
                    size="small"
                    variant={one === 'refuse' ? 'text' : 'outlined'}
                    color={one === 'refuse' ? 'error' : 'primary'}
                    onClick={() => setAction(one)}
                  >
                    {systemText(one)}
                  </Button>
                ))}
              </Box>
            </Box>
          );
        }}
      </QueryView>
    );
  };
  return (
    <Block title={text('resetAsked')}>
      {content()}
      {action && request && (
        <ResetDialog
          action={action}
          request={request}
          onLink={setMade}
          onClose={() => setAction(null)}
        />
      )}
      {made && <LinkDialog made={made} onClose={() => setMade(null)} />}
    </Block>
  );
}
