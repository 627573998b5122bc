import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { api } from '@/api/enhance';
import type { ListRegionMembersApiArg, RegionMemberResponse, RegionName } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { Pager } from '@/ui/table/Pager';
import { usePages } from '@/ui/table/useTableState';
import { regionName } from '../regions';
import { placeName } from './draft';
import { useText } from './messages';

type RegionMemberRole = NonNullable<ListRegionMembersApiArg['role']>;

const PAGE_SIZE = 25;
const ROLES = ['dealer', 'agent', 'sub-agent'] as const satisfies RegionMemberRole[];

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

/** The people of a role in a region, page by page. */
function Members({ region, role }: { region: RegionName; role: RegionMemberRole }) {
  const text = useText();
  const pages = usePages(PAGE_SIZE);
  const query = api.useListRegionMembersQuery(
    { region, role, ...pages.args },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryView query={query} loading={<LinesSkeleton count={4} />}>
      {(data) => {
        if (data.items.length === 0)
          return (
            <EmptyState
              icon={<PeopleIcon />}
              title={text('noMembers')}
              text={text('noMembersText')}
            />
          );
        return (
          <Box aria-busy={query.isFetching} sx={{ opacity: query.isFetching ? 0.7 : 1 }}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.items.map((member) => (
                <Member key={member.id} member={member} />
              ))}
            </Box>
            {(data.next !== null || pages.page > 1) && <Pager table={pages} list={data} />}
          </Box>
        );
      }}
    </QueryView>
  );
}

/** Who is in a region: dealers, and for the owners also agents and sub-agents. */
export default function MembersDialog({
  region,
  onClose,
}: {
  region: RegionName;
  onClose: () => void;
}) {
  const text = useText();
  const titleId = useId();
  const { user } = useSession();
  const [role, setRole] = useState<RegionMemberRole>('dealer');
  const mayChoose = user?.role !== 'wholesaler';
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {text(mayChoose ? 'people' : 'members', { region: regionName(region) })}
      </DialogTitle>
      <DialogContent>
        {mayChoose && (
          <Tabs
            value={role}
            onChange={(_event, chosen: RegionMemberRole) => setRole(chosen)}
            aria-label={text('role')}
            sx={{ mb: 1.5 }}
          >
            {ROLES.map((one) => (
              <Tab key={one} value={one} label={text(`role_${one}`)} />
            ))}
          </Tabs>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {text('membersText')}
        </Typography>
        <Members key={role} region={region} role={role} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
