import { defineMessages } from '@/lib/i18n';

export const { useText, text } = defineMessages('documents', {
  'kind.businessLicense': 'Company License',
  'kind.bankStatement': 'Bank Statement',
  'kind.shopPhotos': 'Shop Photos',
  'kind.idDocument': 'ID Document',
  'kind.walletProof': 'Wallet Proof',
  'kind.employmentLetter': 'Employment Letter',

  'reason.unreadable': 'It cannot be read clearly.',
  'reason.expired': 'It is out of date.',
  'reason.wrongDocument': 'It is not the document that was asked for.',
  'reason.nameMismatch': 'The name on it is not the name of the account.',
  'reason.incomplete': 'A part of it is missing.',
  'reason.suspectedForgery': 'We could not confirm that it is genuine.',
  'reason.other': 'See the note.',

  'why.missing': 'It was not handed in.',
  'why.expired': 'It is out of date.',
  'why.refused': 'It was refused.',

  documents: 'Documents',
  requestsTitle_one: 'One document needs your attention',
  requestsTitle_other: '{{count}} documents need your attention',
  requestsPending: 'Your account can be approved once we have a good copy of each.',
  requestsApproved:
    'Please replace what is out of date or was refused, so that your account stays verified.',
  sendBetter: 'Send a better one',
  sendMissing: 'Send it now',
  sendRenewed: 'Send the renewed one',
  replace: 'Replace',
  addPhoto: 'Add a photo',
  file: 'File',
  expiresOn: 'Valid until',
  expiresOnHint: 'If a date is printed on it.',
  chooseFile: 'Please choose a file.',
  pastDate: 'This day is over. Please send a document that is still valid.',
  send: 'Send document',
  sending: 'Sending …',
  sent: 'Document sent',
  sentText: '{{label}} is with us now. You are told as soon as it is checked.',
  note: 'Note: {{note}}',

  handedIn: 'Handed in',
  listText:
    'What you handed in, and what became of it. Only you and the people who check it can see it.',
  noneTitle: 'No documents yet',
  noneText: 'Documents you hand in appear here with their state.',
  sentOn: 'sent',
  checkedOn: 'checked',
  validUntil: 'Valid until {{date}}',
  endedOn: 'Was valid until {{date}}',
  endsSoon: 'Valid until {{date}}. Please send a newer one soon.',
  download: 'Download',
  downloadNamed: 'Download {{name}}',
});

/** What a document is called where only its code is known. */
export function kindLabel(kind: string): string {
  return text(`kind.${kind}` as 'kind.idDocument');
}
