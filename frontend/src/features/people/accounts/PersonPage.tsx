import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { isNotFound, problemText } from '@/lib/server/problem';
import { Notes, Presence } from '@/features/activity';
import type { ShownCase } from '@/features/people/documents';
import { LinesSkeleton, NotFoundPage, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { PageTabs, type PageTab } from '@/ui/page/PageTabs';
import { Status } from '@/ui/status';
import { CaseDocuments } from '@/features/people/verification/CaseView';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { lazyPart } from '@/lib/parts';
import { paths } from '@/lib/paths';
import { roleName } from '@/lib/roleNames';
import { hasDocuments, isTradingRole, mayHaveTokens, refers } from '@/lib/roles';
import { readUser } from '@/access/accountApi';
import { showPagesOf } from '@/access/viewAs';
import type { UserResponse } from '@/api/generated';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import { AccessButton } from './AccessDialog';
import { PersonProfile } from './PersonProfile';
import { RoleButton } from './RoleButton';

// Behind tabs that are seldom opened.
const PersonOrders = lazyPart(() =>
  import('./PersonOrders').then(({ PersonOrders: part }) => ({ default: part })),
);
const PersonReferrals = lazyPart(() =>
  import('./PersonReferrals').then(({ PersonReferrals: part }) => ({ default: part })),
);
const PersonActivity = lazyPart(() =>
  import('./PersonActivity').then(({ PersonActivity: part }) => ({ default: part })),
);
const PersonSignIns = lazyPart(() =>
  import('./PersonSignIns').then(({ PersonSignIns: part }) => ({ default: part })),
);
const PersonMoney = lazyPart(() =>
  import('./PersonMoney').then(({ PersonMoney: part }) => ({ default: part })),
);
const PersonPrices = lazyPart(() =>
  import('./PersonMoney').then(({ PersonPrices: part }) => ({ default: part })),
);
const PersonTax = lazyPart(() =>
  import('./PersonTax').then(({ PersonTax: part }) => ({ default: part })),
);
const Tokens = lazyPart(() =>
  import('@/features/tokens').then(({ Tokens: part }) => ({ default: part })),
);

/** Shows the pages of somebody as they see them, after saying what that means. */
function ViewAsButton({ user }: { user: UserResponse }) {
  const text = useText();
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const [begin, { isLoading }] = api.useBeginViewAsMutation();
  const name = user.fullName ?? user.username;
  const look = async () => {
    try {
      const person = readUser(await begin({ id: user.id }).unwrap());
      if (person) showPagesOf(person);
    } catch (error) {
      setAsked(false);
      toast.error(text('viewAsFailed'), problemText(error, text('changeFailedText')));
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {text('viewAs')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={text('viewAsTitle', { name })}
        consequence={text('viewAsText')}
        confirmLabel={text('viewAs')}
        loading={isLoading}
        onConfirm={look}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

/** The parts of an account that somebody of this role has. */
function useTabs(shown: ShownCase): PageTab[] {
  const text = useText();
  const { user: own } = useSession();
  const { user, documents } = shown;
  const { id } = user;
  const name = user.fullName ?? user.username;
  const tax = api.useGetUserTaxQuery(
    { id },
    { skip: !isTradingRole(user.role), refetchOnMountOrArgChange: true },
  );
  const isToDecide = tax.currentData?.taxNumber?.status === 'unverified';
  const tabs: (PageTab | false)[] = [
    { id: 'profile', label: text('profile'), content: <PersonProfile shown={shown} /> },
    (hasDocuments(user) || documents.length > 0) && {
      id: 'documents',
      label: text('documents'),
      content: <CaseDocuments shown={shown} />,
    },
    isTradingRole(user.role) && {
      id: 'orders',
      label: text('orders'),
      content: <PersonOrders id={id} role={user.role} />,
    },
    isTradingRole(user.role) && {
      id: 'money',
      label: text('money'),
      content: <PersonMoney user={user} />,
    },
    isTradingRole(user.role) && {
      id: 'tax',
      label: text('tax'),
      badge: isToDecide ? 1 : undefined,
      content: <PersonTax user={user} />,
    },
    user.role === 'dealer' && {
      id: 'prices',
      label: text('prices'),
      content: <PersonPrices id={id} />,
    },
    refers(user.role) && {
      id: 'referrals',
      label: text('referrals'),
      content: <PersonReferrals id={id} />,
    },
    id !== own?.id && {
      id: 'notes',
      label: text('notes'),
      content: <Notes key={id} kind="user" id={id} />,
    },
    {
      id: 'activity',
      label: text('activityLog'),
      content: <PersonActivity key="all" id={id} show="all" />,
    },
    {
      id: 'sign-ins',
      label: text('signIns'),
      content: <PersonSignIns id={id} name={name} />,
    },
    mayHaveTokens(user) && {
      id: 'tokens',
      label: text('apiTokens'),
      content: <Tokens of={{ id, name }} />,
    },
  ];
  return tabs.filter((tab) => tab !== false);
}

function Person({ shown, onReload }: { shown: ShownCase; onReload: () => unknown }) {
  const text = useText();
  const { user: own } = useSession();
  const tabs = useTabs(shown);
  const { user } = shown;
  const name = user.fullName ?? user.username;
  return (
    <Page
      title={name}
      crumbs={[{ label: text('allAccounts'), to: paths.admin.accounts }, { label: name }]}
      description={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {roleName(user.role)}
          <Status of="verification" value={user.verificationStatus} />
          <Status of="account" value={user.isActive ? 'active' : 'inactive'} />
        </Box>
      }
      action={
        user.id !== own?.id && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {user.isActive && user.role !== 'admin' && <ViewAsButton user={user} />}
            <RoleButton user={user} />
            <AccessButton user={user} />
          </Box>
        )
      }
    >
      {user.id !== own?.id && (
        <Presence key={user.id} kind="user" id={user.id} onReload={onReload} />
      )}
      <PageTabs label={text('personTabs')} tabs={tabs} />
    </Page>
  );
}

/** One account with all that belongs to it, for the admin. */
export default function PersonPage() {
  const text = useText();
  const id = useIdParam('userId');
  const query = api.useGetVerificationCaseQuery(
    { id },
    { skip: id === 0, refetchOnMountOrArgChange: true },
  );
  if (id === 0 || isNotFound(query.error)) return <NotFoundPage />;
  return (
    <QueryView
      query={query}
      current
      frame={(instead) => <Page title={text('account')}>{instead}</Page>}
      loading={<LinesSkeleton count={3} height={180} />}
    >
      {(shown) => <Person shown={shown} onReload={query.refetch} />}
    </QueryView>
  );
}
