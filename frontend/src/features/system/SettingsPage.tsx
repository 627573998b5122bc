import Box from '@mui/material/Box';
import { useCallback, useMemo, useRef } from 'react';
import { api } from '@/api/enhance';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { UnsavedGuard } from '@/ui/form';
import { Page } from '@/ui/page/Page';
import { useText } from './messages';
import { byGroup } from './settingForm';
import { SettingsGroup } from './SettingsGroup';

/** Which groups have changes that were not saved; one question for all of them before they are left. */
function useDirty() {
  const dirty = useRef(new Set<string>());
  const onDirty = useCallback((title: string, isDirty: boolean) => {
    if (isDirty) dirty.current.add(title);
    else dirty.current.delete(title);
  }, []);
  const hasDirty = useCallback(() => dirty.current.size > 0, []);
  return { onDirty, hasDirty };
}

/** Every setting of the platform, by heading. */
export default function SettingsPage() {
  const text = useText();
  const query = api.useListSettingsQuery({});
  const { onDirty, hasDirty } = useDirty();
  const { data } = query;
  const groups = useMemo(() => byGroup(data?.items ?? []), [data]);
  return (
    <Page title={text('settings')} description={text('settingsText')} width="lg">
      <QueryView query={query} loading={<LinesSkeleton count={4} height={160} />}>
        {() =>
          groups.length === 0 ? (
            <EmptyState title={text('noSettings')} />
          ) : (
            <Box sx={{ display: 'grid', gap: 2 }}>
              {groups.map(([title, settings]) => (
                <SettingsGroup key={title} title={title} settings={settings} onDirty={onDirty} />
              ))}
            </Box>
          )
        }
      </QueryView>
      <UnsavedGuard isDirty={hasDirty} />
    </Page>
  );
}
