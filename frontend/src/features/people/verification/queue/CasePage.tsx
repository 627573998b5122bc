import Box from '@mui/material/Box';
import { CaseView } from '@/features/people/verification/CaseView';
import { useText } from '@/features/people/verification/messages';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { paths } from '@/lib/paths';
import { NumberToDecide } from '../../accounts/PersonTax';
import { CaseDecision } from './CaseDecision';

/** One case of the admin's queue. */
export default function CasePage() {
  const text = useText();
  return (
    <CaseView
      userId={useIdParam('userId')}
      from={{ label: text('title'), to: paths.admin.verification }}
      verdict={(shown) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <CaseDecision shown={shown} />
          <NumberToDecide user={shown.user} />
        </Box>
      )}
    />
  );
}
