import LockResetIcon from '@mui/icons-material/LockResetOutlined';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { PasswordResetResponse } from '@/api/generated';
import { Page } from '@/ui/page/Page';
import { statusOptions } from '@/ui/status';
import { DataTable, useTableState } from '@/ui/table';
import { useText } from './messages';
import { RESET_COLUMNS, resetMenu } from './resetColumns';
import { LinkDialog, ResetDialog } from './ResetDialog';
import type { HandedOver, ResetAction } from './useResets';

interface Asked {
  action: ResetAction;
  request: PasswordResetResponse;
}

/** Everybody who asked for a new password. */
export default function ResetsPage() {
  const text = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<HandedOver | null>(null);
  const table = useTableState({ filters: ['state'] });
  const { state, ...args } = table.args;
  const list = api.useListPasswordResetsQuery(
    { ...args, ...(state ? { state: state } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Page title={text('resets')} description={text('resetsText')}>
      <DataTable
        label={text('resets')}
        table={table}
        list={list}
        columns={RESET_COLUMNS}
        rowKey={({ id }) => id}
        rowActions={(row) => resetMenu(row, (action, request) => setAsked({ action, request }))}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: text('state'),
            all: text('allStates'),
            options: statusOptions('reset'),
          },
        ]}
        empty={{
          icon: <LockResetIcon />,
          title: text(table.hasFilters ? 'noResetMatches' : 'noResets'),
          ...(table.hasFilters ? {} : { text: text('noResetsText') }),
        }}
      />
      {asked && <ResetDialog {...asked} onLink={setMade} onClose={() => setAsked(null)} />}
      {made && <LinkDialog made={made} onClose={() => setMade(null)} />}
    </Page>
  );
}
