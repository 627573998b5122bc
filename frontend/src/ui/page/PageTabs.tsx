import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense, useId, type ReactNode } from 'react';
import { ANEW, only, useAddress } from '@/lib/hooks/useAddress';
import { LinesSkeleton } from '../feedback/Skeletons';
import { CountPill } from '../status';

export interface PageTab {
  /** Its word in the address. */
  id: string;
  label: string;
  /** A count worth seeing from the other tabs. */
  badge?: number | undefined;
  content: ReactNode;
}

function TabLabel({ label, badge }: Pick<PageTab, 'label' | 'badge'>) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {label}
      <CountPill count={badge} />
    </Box>
  );
}

interface PageTabsProps {
  label: string;
  tabs: readonly PageTab[];
  /** What of the address belongs to all tabs, such as a period. */
  keep?: readonly string[];
}

const NOTHING: readonly string[] = [];

/** The parts of a page as tabs. The address says which one is open; without a word it is the first. */
export function PageTabs({ label, tabs, keep = NOTHING }: PageTabsProps) {
  const id = useId();
  const { params, change } = useAddress();
  const open = tabs.find((tab) => tab.id === params.get('tab')) ?? tabs[0];
  if (!open) return null;
  const turn = (tab: string) =>
    change((address) => {
      const kept = Object.fromEntries([...address].filter(([name]) => keep.includes(name)));
      only(tab === tabs[0]?.id ? kept : { tab, ...kept })(address);
    }, ANEW);
  return (
    <>
      <Tabs
        value={open.id}
        onChange={(_, tab: string) => turn(tab)}
        aria-label={label}
        variant="scrollable"
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-panel`}
            label={<TabLabel {...tab} />}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.id}`}>
        <Suspense fallback={<LinesSkeleton count={3} height={120} />}>{open.content}</Suspense>
      </div>
    </>
  );
}
