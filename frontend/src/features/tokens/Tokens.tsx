import KeyIcon from '@mui/icons-material/KeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { NewTokenResponse, TokenResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { SecretDialog } from '@/ui/dialog/SecretDialog';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { PlainTable } from '@/ui/table/PlainTable';
import { useToast } from '@/ui/toaster';
import { formatCount } from '@/lib/counts';
import { paths } from '@/lib/paths';
import { CreateTokenDialog } from './CreateTokenDialog';
import { useText } from './messages';
import { TOKEN_COLUMNS } from './tokenColumns';

function Made({ made, onClose }: { made: NewTokenResponse; onClose: () => void }) {
  const text = useText();
  return (
    <SecretDialog
      title={text('madeTitle', { name: made.name })}
      warning={text('madeText')}
      label={text('token')}
      secret={made.token}
      copyLabel={text('copy')}
      doneLabel={text('done')}
      onClose={onClose}
    />
  );
}

function NewToken() {
  const text = useText();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<NewTokenResponse | null>(null);
  return (
    <>
      <Button variant="contained" onClick={() => setMaking(true)}>
        {text('create')}
      </Button>
      {isMaking && (
        <CreateTokenDialog
          onClose={() => setMaking(false)}
          onMade={(token) => {
            setMaking(false);
            setMade(token);
          }}
        />
      )}
      {made && <Made made={made} onClose={() => setMade(null)} />}
    </>
  );
}

/** Asks once more before a token ends for good. */
function RevokeDialog({ token, onClose }: { token: TokenResponse; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const [revoke, { isLoading }] = api.useRevokeTokenMutation();
  const end = async () => {
    const { error } = await revoke({ id: token.id });
    onClose();
    if (error) toast.error(text('revokeFailed'), problemText(error, text('revokeFailedText')));
    else toast.success(text('revoked'), token.name);
  };
  return (
    <ConfirmDialog
      open
      title={text('revokeTitle', { name: token.name })}
      consequence={text('revokeText')}
      confirmLabel={text('revoke')}
      danger
      loading={isLoading}
      onConfirm={end}
      onClose={onClose}
    />
  );
}

interface TokensProps {
  /** Whose, for the admin; one's own without it. */
  of?: { id: number; name: string };
}

/**
 * What one call brings. A person has at most 50 tokens that work, and those that no longer do for 90 days: they are all
 * there, and are sorted here.
 */
const MOST = 200;

function TokenList({ of, onRevoke }: TokensProps & { onRevoke: (token: TokenResponse) => void }) {
  const text = useText();
  const query = api.useListTokensQuery(
    { limit: MOST, ...(of ? { userId: of.id } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryView query={query} loading={<LinesSkeleton count={3} height={56} />}>
      {({ items, total }) => (
        <>
          <Card>
            {items.length === 0 ? (
              <EmptyState
                icon={<KeyIcon />}
                title={text(of ? 'othersNone' : 'none')}
                {...(of ? {} : { text: text('noneText') })}
              />
            ) : (
              <PlainTable
                label={text('title')}
                columns={TOKEN_COLUMNS}
                rows={items}
                rowKey={({ id }) => id}
                rowActions={(token) => ({
                  of: token.name,
                  actions:
                    token.state === 'active'
                      ? [
                          {
                            label: text('revoke'),
                            isDestructive: true,
                            onSelect: () => onRevoke(token),
                          },
                        ]
                      : [],
                })}
              />
            )}
          </Card>
          {items.length < total && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('newestOnly', { shown: formatCount(items.length), count: formatCount(total) })}
            </Typography>
          )}
        </>
      )}
    </QueryView>
  );
}

/** API tokens: what programs may do, when they last did, and the way to end it. Only one's own are made here. */
export function Tokens({ of }: TokensProps) {
  const text = useText();
  const [revoking, setRevoking] = useState<TokenResponse | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', overflowWrap: 'anywhere' }}>
        {of ? text('othersIntro', { name: of.name }) : text('intro')}
      </Typography>
      {!of && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <NewToken />
          <Button href={paths.apiReference} target="_blank" rel="noopener">
            {text('docs')}
          </Button>
          <Button component={RouterLink} to={paths.help.guide}>
            {text('guide')}
          </Button>
        </Box>
      )}
      <TokenList {...(of ? { of } : {})} onRevoke={setRevoking} />
      {revoking && <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />}
    </Box>
  );
}
