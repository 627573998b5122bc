import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { say, useAddress } from '@/lib/hooks/useAddress';
import { paths } from '@/lib/paths';
import { EmptyState, LinesSkeleton } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { groupsFor, leadOf, loadHelp, searchPages, type Help, type HelpPage } from './help';
import { useText } from './messages';

interface Way {
  to: string;
  title: string;
  lead: string;
}

const wayTo = (page: HelpPage): Way => ({
  to: paths.help.page(page.slug),
  title: page.title,
  lead: leadOf(page),
});

function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        columnGap: 4,
        rowGap: 2.5,
        gridTemplateColumns: { md: '1fr 1fr' },
      }}
    >
      {ways.map(({ to, title, lead }) => (
        <li key={to}>
          <Link component={RouterLink} to={to} sx={{ fontWeight: 600 }}>
            {title}
          </Link>
          <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary', maxWidth: '60ch' }}>
            {lead}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

/** Every page below the people it is for, the reader's own first. */
function Groups({ entries, pages }: Help) {
  const text = useText();
  const { user } = useSession();
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {groupsFor(user, entries, pages).map((group) => (
        <Box component="section" key={group.audience}>
          <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
            {text(`for.${group.audience}`)}
          </Typography>
          <Ways ways={group.pages.map(wayTo)} />
        </Box>
      ))}
    </Box>
  );
}

function Found({ help, query }: { help: Help; query: string }) {
  const text = useText();
  const found = searchPages(help.pages, query);
  return (
    <>
      <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
        {found.length > 0 && text('found', { count: found.length })}
      </Typography>
      {found.length > 0 ? (
        <Ways ways={found.map(wayTo)} />
      ) : (
        <EmptyState title={text('none', { query })} text={text('noneText')} />
      )}
    </>
  );
}

/** How things are done here: short pages for each role, and a search through them. */
export default function HelpHome() {
  const text = useText();
  const { params, change } = useAddress();
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const [help, setHelp] = useState<Help>();
  useEffect(() => {
    void loadHelp().then(setHelp);
  }, []);
  const type = (value: string) => {
    setTyped(value);
    change(say('q', value.trim()));
  };
  const query = typed.trim();
  return (
    <Page title={text('title')} description={text('lead')} width="lg">
      <OutlinedInput
        notched={false}
        type="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
        placeholder={text('search')}
        inputProps={{ 'aria-label': text('search') }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        sx={{ width: '100%', maxWidth: 480, mb: 4 }}
      />
      {!help && <LinesSkeleton count={6} height={56} />}
      {help && query !== '' && <Found help={help} query={query} />}
      {help && query === '' && (
        <>
          <Groups {...help} />
          <Box component="section" sx={{ mt: 5 }}>
            <Ways
              ways={[{ to: paths.help.guide, title: text('guide'), lead: text('guideLead') }]}
            />
          </Box>
        </>
      )}
    </Page>
  );
}
