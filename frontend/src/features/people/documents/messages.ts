import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('documents', {
  'kind.businessLicense': 'Company License',
  'kind.bankStatement': 'Bank Statement',
  'kind.shopPhotos': 'Shop Photos',
  'kind.idDocument': 'ID Document',
  'kind.walletProof': 'Wallet Proof',
  'kind.employmentLetter': 'Employment Letter',

  'reason.unreadable': 'It can’t be read clearly.',
  'reason.expired': 'It has expired.',
  'reason.wrongDocument': 'It isn’t the document we asked for.',
  'reason.nameMismatch': 'The name on it doesn’t match your account.',
  'reason.incomplete': 'Part of it is missing.',
  'reason.suspectedForgery': 'We could not confirm that it’s genuine.',
  'reason.other': 'See the note.',

  'why.missing': 'It hasn’t been submitted.',
  'why.expired': 'It has expired.',
  'why.refused': 'It was refused.',

  documents: 'Documents',
  requestsTitle_one: 'One document needs your attention',
  requestsTitle_other: '{{count}} documents need your attention',
  requestsPending: 'We can approve your account once we have a valid copy of each.',
  requestsApproved: 'Replace expired or refused documents to keep your account verified.',
  sendBetter: 'Upload a new copy',
  sendMissing: 'Upload',
  sendRenewed: 'Upload the renewed document',
  replace: 'Replace',
  addPhoto: 'Add a photo',
  file: 'File',
  expiresOn: 'Valid until',
  expiresOnHint: 'If a date is printed on it.',
  chooseFile: 'Choose a file.',
  pastDate: 'This date has passed. Upload a document that is still valid.',
  send: 'Submit document',
  sending: 'Submitting…',
  sent: 'Document submitted',
  sentText: 'We have received: {{label}}. We’ll let you know once it’s checked.',
  note: 'Note: {{note}}',

  handedIn: 'Submitted',
  listText:
    'The documents you submitted and their status. Only you and our reviewers can see them.',
  noneTitle: 'No documents yet',
  noneText: 'Documents you submit will appear here with their status.',
  sentOn: 'submitted',
  checkedOn: 'checked',
  validUntil: 'Valid until {{date}}',
  endedOn: 'Expired on {{date}}',
  endsSoon: 'Valid until {{date}}. Upload a newer one soon.',
  download: 'Download',
  downloadNamed: 'Download {{name}}',
});

/** What a document is called where only its code is known. */
export function kindLabel(kind: string): string {
  return text(`kind.${kind}` as 'kind.idDocument');
}
