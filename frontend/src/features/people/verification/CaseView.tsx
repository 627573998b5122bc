import FolderOffIcon from '@mui/icons-material/FolderOffOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { Presence } from '@/features/activity';
import type { ShownCase } from '@/features/people/documents';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { Status } from '@/ui/status';
import { CaseFacts } from './CaseFacts';
import { CaseHistory } from './CaseHistory';
import { DocumentCard } from './DocumentCard';
import { useText } from './messages';

/** The documents of a case, each with its decision. */
export function CaseDocuments({ shown }: { shown: ShownCase }) {
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
            <DocumentCard
              key={document.id}
              document={document}
              userId={shown.user.id}
              canTakeBack={shown.user.verificationStatus !== 'rejected'}
            />
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

interface CaseViewProps {
  userId: number;
  /** The list the case was opened from. */
  from: { label: string; to: string };
  /** What the reviewer can decide about the whole account. */
  verdict: (shown: ShownCase) => ReactNode;
}

/** One case: the person, each document with its decision, the verdict, and what happened so far. */
export function CaseView({ userId, from, verdict }: CaseViewProps) {
  const text = useText();
  const { user: own } = useSession();
  const query = api.useGetVerificationCaseQuery(
    { id: userId },
    { refetchOnMountOrArgChange: true },
  );
  const user = query.currentData?.user;
  const name = user ? (user.fullName ?? user.username) : text('title');
  return (
    <Page
      title={name}
      crumbs={[from, { label: name }]}
      description={user && <Status of="verification" value={user.verificationStatus} />}
    >
      {userId !== own?.id && (
        <Presence key={userId} kind="user" id={userId} onReload={query.refetch} />
      )}
      <QueryView query={query} current loading={<LinesSkeleton count={3} height={180} />}>
        {(data) => (
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
              <CaseFacts user={data.user} />
            </Box>
            <Box sx={{ gridArea: 'documents', mr: { lg: 1 } }}>
              <CaseDocuments shown={data} />
            </Box>
            <Box sx={{ gridArea: 'decision' }}>{verdict(data)}</Box>
            <Box sx={{ gridArea: 'history' }}>
              <CaseHistory history={data.history} />
            </Box>
          </Box>
        )}
      </QueryView>
    </Page>
  );
}
