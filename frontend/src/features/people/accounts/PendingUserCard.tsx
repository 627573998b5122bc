import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { documentName } from '@/lib/server/names';
import { DateTime } from '@/ui/data';
import { kindLabel } from '@/features/people/documents';
import { placeOf } from '@/lib/countries';
import { paths } from '@/lib/paths';
import { roleName } from '@/lib/roleNames';
import { useText } from './messages';

interface PendingUserCardProps {
  user: UserResponse;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** One person in the queue: who they are, their documents, and the decision. */
export function PendingUserCard({ user, busy, onApprove, onReject }: PendingUserCardProps) {
  const text = useText();
  const missing = user.missingDocuments ?? [];
  return (
    <Card
      component="article"
      sx={{ p: 3, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      aria-label={user.fullName ?? user.username}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
        <Box>
          <Typography variant="h4" component="h2">
            {user.fullName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {user.username} · {user.email}
          </Typography>
        </Box>
        <Chip label={roleName(user.role)} variant="outlined" />
      </Box>
      <Facts user={user} />
      <Documents userId={user.id} />
      {missing.length > 0 && (
        <Alert severity="warning">
          {text('missing', { list: missing.map(kindLabel).join(', ') })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          onClick={onApprove}
          disabled={busy || user.lacksRequiredDocuments === true}
        >
          {text('approve')}
        </Button>
        <Button color="error" onClick={onReject} disabled={busy}>
          {text('reject')}
        </Button>
        <Button
          component={Link}
          to={paths.admin.case(user.id)}
          sx={{ ml: 'auto' }}
          aria-label={text('openCaseNamed', { name: user.fullName ?? user.username })}
        >
          {text('openCase')}
        </Button>
      </Box>
    </Card>
  );
}

function Facts({ user }: { user: UserResponse }) {
  const text = useText();
  const facts = [
    [text('company'), user.companyName],
    [text('place'), placeOf(user)],
    [text('contact'), user.phone],
  ].filter(([, value]) => value);
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
      }}
    >
      {facts.map(([label, value]) => (
        <Fact key={label} label={label ?? ''}>
          {value}
        </Fact>
      ))}
      <Fact label={text('registered')}>
        <DateTime time={user.createdAt} />
      </Fact>
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {children}
      </Typography>
    </>
  );
}

function Documents({ userId }: { userId: number }) {
  const text = useText();
  const { data, isLoading } = api.useListUserDocumentsQuery({ id: userId });
  if (isLoading) return <Skeleton width={220} />;
  const documents = data?.items ?? [];
  if (documents.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('noDocuments')}
      </Typography>
    );
  }
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      aria-label={text('documents')}
      role="group"
    >
      {documents.map((document) => (
        <Button
          key={document.id}
          size="small"
          variant="outlined"
          startIcon={<DescriptionIcon />}
          href={`${document.url}?disposition=inline`}
          target="_blank"
          rel="noopener"
        >
          {documentName(document)}
        </Button>
      ))}
    </Box>
  );
}
