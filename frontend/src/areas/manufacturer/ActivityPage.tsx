import { ActivityReport } from '@/features/activity/ActivityReport';
import { useText } from './messages';

/** The members' comings, goings and doings. */
export default function ActivityPage() {
  const text = useText();
  return <ActivityReport title={text('activity')} />;
}
