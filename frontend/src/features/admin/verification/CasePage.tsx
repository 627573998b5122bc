import FolderOffIcon from '@mui/icons-material/FolderOffOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { ShownCase } from '@/components/documents';
import { EmptyState, ErrorState, LinesSkeleton } from '@/components/feedback';
import { Page } from '@/components/page/Page';
import { Status } from '@/components/status';
import { paths } from '@/lib/paths';
import { CaseDecision } from './CaseDecision';
import { CaseFacts } from './CaseFacts';
import { CaseHistory } from './CaseHistory';
import { DocumentCard } from './DocumentCard';
import { useText } from './messages';

function Documents({ shown }: { shown: ShownCase }) {
  const text = useText();
  return (
    <Box component="section" aria-label={text('documents')} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {text('documents')}
      </Typography>
      {shown.documents.length === 0 ? (
        <Card>
          <EmptyState
            icon={<FolderOffIcon />}
            title={text('noDocuments')}
            text={text('noDocumentsText')}
          />
        </Card>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {shown.documents.map((document) => (
            <DocumentCard key={document.id} document={document} userId={shown.user.id} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** One column on phones, in the order of the work; the documents beside the rest where there is room. */
const AREAS = {
  xs: '"facts" "documents" "decision" "history"',
  lg: '"documents decision" "documents facts" "documents history"',
};

function Case({ shown }: { shown: ShownCase }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateAreas: AREAS,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        gridTemplateRows: { lg: 'auto auto 1fr' },
      }}
    >
      <Box sx={{ gridArea: 'facts' }}>
        <CaseFacts user={shown.user} />
      </Box>
      <Box sx={{ gridArea: 'documents', mr: { lg: 1 } }}>
        <Documents shown={shown} />
      </Box>
      <Box sx={{ gridArea: 'decision' }}>
        <CaseDecision shown={shown} />
      </Box>
      <Box sx={{ gridArea: 'history' }}>
        <CaseHistory history={shown.history} />
      </Box>
    </Box>
  );
}

/** One case: the person, each document with its decision, the verdict, and what happened so far. */
export default function CasePage() {
  const text = useText();
  const id = Number(useParams().userId);
  const { data, error, refetch } = api.useGetVerificationCaseQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const user = data?.user;
  const name = user ? (user.fullName ?? user.username) : text('title');
  return (
    <Page
      title={name}
      crumbs={[{ label: text('title'), to: paths.admin.verification }, { label: name }]}
      description={user && <Status of="verification" value={user.verificationStatus} />}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Case shown={data} />
      ) : (
        <LinesSkeleton count={3} height={180} />
      )}
    </Page>
  );
}
