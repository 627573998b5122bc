import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { IssueDetailsResponse, SubjectKindName } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { DateTime } from '@/ui/data';
import { subjectPath } from '@/features/notices';
import { Block, Facts } from '@/ui/data/Facts';
import { words } from '@/lib/values';
import { useText } from './messages';

interface SubjectLinkProps {
  kind: SubjectKindName;
  id: number;
  label: string;
}

/** A name that leads to the reader's own page of the thing, where they have one. */
function SubjectLink({ kind, id, label }: SubjectLinkProps) {
  const { user } = useSession();
  const to = subjectPath({ type: 'issue', subject: { kind, id } }, user);
  if (!to) return <>{label}</>;
  return (
    <Link component={RouterLink} to={to}>
      {label}
    </Link>
  );
}

/** What the issue is about, who reported it, and who decided it when. */
export function IssueFacts({ issue }: { issue: IssueDetailsResponse }) {
  const text = useText();
  const { productId, productName, productSku, orderId } = issue;
  const product = [productName, productSku].filter(Boolean).join(', ');
  return (
    <Block title={text('facts')}>
      <Facts
        facts={[
          [
            text('product'),
            productId && <SubjectLink kind="product" id={productId} label={product} />,
          ],
          [text('lot'), issue.lotCode],
          [
            text('order'),
            orderId && (
              <SubjectLink kind="order" id={orderId} label={text('orderNumber', { id: orderId })} />
            ),
          ],
          [text('reportedBy'), issue.reportedByName ?? text('platform')],
          [text('employeeId'), issue.employeeId],
          [text('department'), issue.department && words(issue.department)],
          [text('reportedAt'), <DateTime key="at" time={issue.createdAt} show="full" />],
          [text('resolvedBy'), issue.resolvedByName],
          [
            text('resolvedAt'),
            issue.resolvedAt && <DateTime time={issue.resolvedAt} show="full" />,
          ],
        ]}
      />
    </Block>
  );
}
