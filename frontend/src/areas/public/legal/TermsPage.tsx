import { usePublicSettingsQuery } from '@/access/publicSettings';
import { Page } from '@/ui/page/Page';
import { useText as useCommonText } from '@/ui/messages';
import { Prose } from './Prose';
import { useText } from './termsMessages';

const CLAUSES = [
  'parties',
  'age',
  'accounts',
  'approval',
  'prices',
  'orders',
  'delivery',
  'returns',
  'referral',
  'conduct',
  'liability',
  'changes',
] as const;

/** What everybody who registers agrees to. */
export default function TermsPage() {
  const text = useText();
  const common = useCommonText();
  const { data } = usePublicSettingsQuery();
  const company = data?.companyName || common('productName');
  const ageText = data?.minimumAge
    ? text('ageYears', { age: data.minimumAge })
    : text('ageText', { company });
  const clauses = CLAUSES.map((clause) => ({
    id: clause,
    title: text(clause),
    text: clause === 'age' ? ageText : text(`${clause}Text`, { company }),
  }));
  return (
    <Page
      title={text('title')}
      description={data ? text('version', { version: data.termsVersion }) : text('lead')}
      width="md"
    >
      <Prose clauses={clauses} />
    </Page>
  );
}
