import { ActivityReport } from '@/features/activity/ActivityReport';
import { useText } from '@/features/people/accounts/messages';

/** Everything that anybody did on the platform. */
export default function ActivityPage() {
  const text = useText();
  return <ActivityReport title={text('activityLog')} />;
}
