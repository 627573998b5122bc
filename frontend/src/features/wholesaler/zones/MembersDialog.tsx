import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { api } from '@/api/enhance';
import type { RegionMemberResponse } from '@/api/generated';
import { EmptyState, ErrorState, LinesSkeleton } from '@/components/feedback';
import { placeName, type RegionId } from './draft';
import { useText } from './messages';

/** So many are asked for at first, and with each further push. */
const STEP = 50;

function Member({ member }: { member: RegionMemberResponse }) {
  const { fullName, companyName, country, zone } = member;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        columnGap: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {companyName ?? fullName}
        </Typography>
        {companyName && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {fullName}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {country ? placeName({ country, zone: zone ?? null }) : '—'}
      </Typography>
    </Box>
  );
}

/** The dealers of a region. */
export default function MembersDialog({
  region,
  onClose,
}: {
  region: RegionId;
  onClose: () => void;
}) {
  const text = useText();
  const titleId = useId();
  const [limit, setLimit] = useState(STEP);
  const { data, error, refetch } = api.useListRegionMembersQuery(
    { region, role: 'dealer', limit },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('members', { region: text(region) })}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {text('membersText')}
        </Typography>
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LinesSkeleton count={4} />}
        {data?.items.length === 0 && (
          <EmptyState
            icon={<PeopleIcon />}
            title={text('noMembers')}
            text={text('noMembersText')}
          />
        )}
        {data && data.items.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.items.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </Box>
        )}
        {data?.next && limit < 200 && (
          <Button onClick={() => setLimit(Math.min(200, limit + STEP))}>
            {text('showMore', { count: data.total - data.items.length })}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
