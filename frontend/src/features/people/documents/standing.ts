import { addDays, isoDay } from '@/lib/dates';
import type { DocumentKind, MissingRequest, ShownDocument } from './types';

/** How long before its end a document is worth a word, in days. */
const SOON = 30;

/** The states of tradeStatus.ts, kind `document`. */
export type DocumentStanding = 'pending' | 'accepted' | 'refused' | 'expired';

type Dated = Pick<ShownDocument, 'review' | 'expiresOn'>;

/** What became of a document; an accepted one whose last day is over counts no longer. */
export function standingOf({ review, expiresOn }: Dated, today = new Date()): DocumentStanding {
  if (review.status === 'accepted' && expiresOn && expiresOn < isoDay(today)) return 'expired';
  return review.status;
}

/** Whether an accepted document ends within a month. */
export function endsSoon(document: Dated, today = new Date()): boolean {
  if (!document.expiresOn || standingOf(document, today) !== 'accepted') return false;
  return document.expiresOn <= addDays(isoDay(today), SOON);
}

/** Kinds whose paper has a last day printed on it. */
export function hasExpiry(kind: DocumentKind): boolean {
  return kind === 'businessLicense' || kind === 'idDocument';
}

/** Of several photos of the shop each stands for itself; every other kind is replaced as a whole. */
export function isAdded(kind: DocumentKind): boolean {
  return kind === 'shopPhotos';
}

/** What the button beside an open request says. */
export function requestVerb(why: MissingRequest['why']) {
  if (why === 'refused') return 'sendBetter';
  return why === 'expired' ? 'sendRenewed' : 'sendMissing';
}
