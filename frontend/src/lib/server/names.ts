import { language } from '@/lib/language';
import { serverTexts, text } from './messages';

type Key = keyof typeof serverTexts;
const isKnown = (key: string): key is Key => Object.hasOwn(serverTexts, key);

/** The server's English word for a kind of thing, or this page's where it is read in another language. */
function named(key: string, english: string): string {
  return language !== 'en' && isKnown(key) ? text(key) : english;
}

/** What a kind of document is called. */
export const documentName = ({ kind, label }: { kind: string; label: string }): string =>
  named(`document.${kind}`, label);

/** What a kind of notice is called. */
export const noticeKindName = ({ kind, title }: { kind: string; title: string }): string =>
  named(`notice.${kind}`, title);
