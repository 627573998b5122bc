import { ActivityReport } from '@/components/activity/ActivityReport';
import { useText } from './messages';

/** Everything that anybody did on the platform. */
export default function ActivityPage() {
  const text = useText();
  return <ActivityReport title={text('activityLog')} />;
}
