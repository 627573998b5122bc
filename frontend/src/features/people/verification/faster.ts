import type { CaseEvent, ShownCase } from '@/features/people/documents';
import { describeStatus } from '@/ui/status';

/** Who decided, and how, for the person who came second. */
export interface Winner {
  name: string;
  status: string;
}

/** Who decided on this document before us; nothing while nobody has, or when it was replaced. */
export function documentWinner(shown: ShownCase, documentId: number): Winner | undefined {
  const review = shown.documents.find(({ id }) => id === documentId)?.review;
  if (!review?.reviewedByName) return undefined;
  return {
    name: review.reviewedByName,
    status: describeStatus('document', review.status).label.toLowerCase(),
  };
}

const isVerdict = ({ event }: CaseEvent) => event === 'approved' || event === 'rejected';

/** Who decided on this account before us. */
export function caseWinner(shown: ShownCase): Winner | undefined {
  const verdict = shown.history.findLast(isVerdict);
  if (!verdict?.actorName) return undefined;
  return { name: verdict.actorName, status: verdict.event };
}
