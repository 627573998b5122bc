import { useCallback, useMemo, useRef } from 'react';
import { api } from '@/api/enhance';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { UnsavedGuard } from '@/ui/form';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { useText } from './messages';
import { byGroup } from './settingForm';
import { SettingsGroup } from './SettingsGroup';

/** Whether the open group has changes that were not saved; asked about before it is left. */
function useDirty() {
  const dirty = useRef(new Set<string>());
  const onDirty = useCallback((title: string, isDirty: boolean) => {
    if (isDirty) dirty.current.add(title);
    else dirty.current.delete(title);
  }, []);
  const hasDirty = useCallback(() => dirty.current.size > 0, []);
  return { onDirty, hasDirty };
}

/** Every setting of the platform; each heading is a page of its own. */
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
            <PageTabs
              label={text('settingParts')}
              tabs={groups.map(({ id, title, settings }) => ({
                id,
                label: title,
                content: (
                  <SettingsGroup key={id} title={title} settings={settings} onDirty={onDirty} />
                ),
              }))}
            />
          )
        }
      </QueryView>
      <UnsavedGuard isDirty={hasDirty} withSearch />
    </Page>
  );
}
