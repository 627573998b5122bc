import { Outlet } from 'react-router-dom';
import { SectionNav } from '@/ui/page/SectionNav';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** System Settings: how the platform works, what it does by itself, and what keeps it safe. */
export default function SystemSection() {
  const text = useText();
  return (
    <>
      <SectionNav
        label={text('settings')}
        pages={[
          { label: text('settingsPage'), to: paths.admin.settings },
          { label: text('history'), to: paths.admin.settingsHistory },
          { label: text('mail'), to: paths.admin.mail },
          { label: text('jobs'), to: paths.admin.jobs },
          { label: text('backups'), to: paths.admin.backups },
          { label: text('about'), to: paths.admin.about },
        ]}
      />
      <Outlet />
    </>
  );
}
