import { CaseView } from '@/features/people/verification/CaseView';
import { useText } from '@/features/people/verification/messages';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { paths } from '@/lib/paths';
import { CaseDecision } from './CaseDecision';

/** One case of the admin's queue. */
export default function CasePage() {
  const text = useText();
  return (
    <CaseView
      userId={useIdParam('userId')}
      from={{ label: text('title'), to: paths.admin.verification }}
      verdict={(shown) => <CaseDecision shown={shown} />}
    />
  );
}
