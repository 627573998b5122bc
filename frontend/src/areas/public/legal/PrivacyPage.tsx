import { usePublicSettingsQuery } from '@/access/publicSettings';
import { Page } from '@/ui/page/Page';
import { useText as useCommonText } from '@/ui/messages';
import { useText } from './privacyMessages';
import { Prose } from './Prose';

const CLAUSES = [
  'who',
  'what',
  'why',
  'documents',
  'sight',
  'storage',
  'thirdParties',
  'keep',
  'rights',
] as const;

/** What is kept about people, why, and for how long. */
export default function PrivacyPage() {
  const text = useText();
  const common = useCommonText();
  const { data } = usePublicSettingsQuery();
  const company = data?.companyName || common('productName');
  const clauses = CLAUSES.map((clause) => ({
    id: clause,
    title: text(clause),
    text: text(`${clause}Text`, { company }),
  }));
  return (
    <Page title={text('title')} description={text('lead')} width="md">
      <Prose clauses={clauses} />
    </Page>
  );
}
