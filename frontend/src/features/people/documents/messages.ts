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

  'tax.number': 'Tax number',
  'tax.numberHint':
    'VAT, GST, EIN or another business tax number. Spaces, dots and dashes don’t matter.',
  'tax.country': 'Country',
  'tax.chooseCountry': 'Choose a country',
  'tax.noCountries': 'The countries could not be loaded.',
  'tax.countryNeeded': 'Choose the country of the number.',
  'tax.numberNeeded': 'Enter the number.',
  'tax.none': 'No tax number.',
  'tax.own.none':
    'If your business is registered for tax, add its number. Where the reverse charge applies, your orders then carry no tax.',
  'tax.own.unverified':
    'We’re checking it and will let you know. Until then, your orders are taxed as usual.',
  'tax.own.verified': 'Where the reverse charge applies, your orders carry no tax.',
  'tax.own.rejected':
    'It could not be verified, so your orders are taxed as usual. Change it if it is wrong.',
  'tax.add': 'Add tax number',
  'tax.change': 'Change',
  'tax.addTitle': 'Add your tax number',
  'tax.changeTitle': 'Change the tax number',
  'tax.dialogText':
    'We check each number before it counts. Until then, your orders are taxed as usual.',
  'tax.save': 'Save tax number',
  'tax.saved': 'Tax number saved',
  'tax.savedText': 'We’ll check it and let you know.',
  'tax.remove': 'Remove',
  'tax.removeTitle': 'Remove the tax number?',
  'tax.removeText': 'New orders will be taxed as usual. Past orders don’t change.',
  'tax.removed': 'Tax number removed',
  'tax.notRemoved': 'The tax number was not removed',
  'tax.tryAgain': 'Please try again.',
  'tax.inProfile': 'Change in your profile',
  'tax.certificates': 'Exemption certificates',
  'tax.certificate': 'Certificate',
  'tax.zone': 'Tax zone',
  'tax.allZones': 'All zones',
  'tax.from': 'First day',
  'tax.until': 'Last day',
  'tax.status': 'Status',
});

/** What a document is called where only its code is known. */
export function kindLabel(kind: string): string {
  return text(`kind.${kind}` as 'kind.idDocument');
}
