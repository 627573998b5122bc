import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { api } from '@/api/enhance';
import type { SettingEntryResponse, SettingResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Page } from '@/ui/page/Page';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { text as now, useText } from './messages';
import { namedSetting } from './names';
import { settingWord } from './choices';

type Settings = ReadonlyMap<string, SettingResponse>;

/** A setting's name; one that is no more keeps the name it is stored by. */
function nameOf({ key, label }: SettingEntryResponse): string {
  return namedSetting({ key, label: label ?? key, description: '', group: '' }).label;
}

function wordOf(settings: Settings, key: string, value: string | null | undefined): string {
  if (value === null || value === undefined) return '—';
  return settingWord(key, settings.get(key)?.kind, value);
}

function columnsOf(settings: Settings): Column<SettingEntryResponse>[] {
  const value = (key: string, shown: string | null | undefined) => (
    <Box sx={{ overflowWrap: 'anywhere', maxWidth: 280 }}>{wordOf(settings, key, shown)}</Box>
  );
  return [
    {
      id: 'setting',
      header: now('setting'),
      onCard: 'title',
      cell: (entry) => <Box sx={{ fontWeight: 600 }}>{nameOf(entry)}</Box>,
    },
    { id: 'from', header: now('before'), cell: ({ key, from }) => value(key, from) },
    { id: 'to', header: now('after'), cell: ({ key, to }) => value(key, to) },
    {
      id: 'who',
      header: now('changedBy'),
      cell: ({ fullName, username }) => fullName ?? username ?? now('platform'),
    },
    {
      id: 'when',
      header: now('changedWhen'),
      cell: ({ createdAt }) => <DateTime time={createdAt} />,
    },
  ];
}

/** Every change of a setting: what it was, what it is since, and who changed it. */
export default function HistoryPage() {
  const text = useText();
  const { data } = api.useListSettingsQuery({});
  const table = useTableState({ filters: ['key'] });
  const list = api.useListSettingsHistoryQuery(table.args, { refetchOnMountOrArgChange: true });
  const settings = useMemo(() => (data?.items ?? []).map(namedSetting), [data]);
  const columns = useMemo(
    () => columnsOf(new Map(settings.map((setting) => [setting.key, setting]))),
    [settings],
  );
  return (
    <Page title={text('historyTitle')} description={text('historyText')}>
      <DataTable
        label={text('historyTitle')}
        table={table}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        filters={[
          {
            kind: 'select',
            name: 'key',
            label: text('setting'),
            all: text('allSettings'),
            options: settings.map(({ key, label }) => ({ value: key, label })),
          },
        ]}
        empty={{
          icon: <HistoryIcon />,
          title: text(table.hasFilters ? 'noHistoryMatches' : 'noHistory'),
        }}
      />
    </Page>
  );
}
