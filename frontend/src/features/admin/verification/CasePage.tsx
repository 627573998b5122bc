import { useParams } from 'react-router-dom';
import { CaseView } from '@/components/verification/CaseView';
import { useText } from '@/components/verification/messages';
import { paths } from '@/lib/paths';
import { CaseDecision } from './CaseDecision';

/** One case of the admin's queue. */
export default function CasePage() {
  const text = useText();
  return (
    <CaseView
      userId={Number(useParams().userId)}
      from={{ label: text('title'), to: paths.admin.verification }}
      verdict={(shown) => <CaseDecision shown={shown} />}
    />
  );
}
